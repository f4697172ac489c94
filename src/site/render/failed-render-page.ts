import type { PurgeKey } from '#content/contract';
import { Unavailable } from '#platform/unavailable';
import type { Address } from '../address.ts';
import { type StoredPage, storePage } from '../page-cache/stored-page.ts';
import { emptyContent } from './empty-content.ts';
import { renderErrorPage } from './render-error-page.ts';
import { type RenderOptions, renderContextFor, withSecurityHeaders } from './render-options.ts';

/** The request whose page could not be rendered; `id` names it in the log. */
type FailedRequest = { readonly address: Address; readonly id: string };

const noKeys: readonly PurgeKey[] = [];

/**
 * Logs why a page could not be rendered, and renders the page that says so: 503 while the content is unavailable, else 500. It is not
 * cached.
 */
export async function failedRenderPage(fault: unknown, { address, id }: FailedRequest, options: RenderOptions): Promise<StoredPage> {
	const isTemporary = fault instanceof Unavailable;
	if (isTemporary) options.log.warn({ error: fault, requestId: id }, 'a page could not be made for now');
	else options.log.error({ error: fault, requestId: id }, 'a page could not be made');
	const context = { ...renderContextFor(address, options), contentQueries: emptyContent };
	const page = await renderErrorPage(isTemporary ? 'unavailable' : 'fault', context, { assets: options.assets, requestId: id });
	const headers = { ...page.headers, 'x-request-id': id, ...(isTemporary && { 'retry-after': String(fault.retryAfterSeconds) }) };
	return storePage(withSecurityHeaders({ ...page, headers, keys: noKeys, freshFor: 0 }, options));
}
