import type { Address } from '../address.ts';
import type { PageOrFile } from '../page-cache/stored-page.ts';
import { outputs } from './outputs.ts';
import { isRawFrame } from './raw-frame-page.ts';
import { renderFile } from './render-file.ts';
import { type RenderOptions, renderContextFor, withSecurityHeaders } from './render-options.ts';
import { renderPage } from './render-page.ts';

/** Renders the page or file of an address for the page cache; with `isRegistered`, the page for registered readers. */
export async function renderForCache(address: Address, options: RenderOptions, isRegistered = false): Promise<PageOrFile> {
	const context = renderContextFor(address, options, isRegistered || isRawFrame(address));
	const page = (await renderFile(context)) ?? (await renderPage(context, options.assets));
	const mayDiffer = outputs[address.output].hasPagesForRegistered && context.contentQueries.redacted.size > 0;
	const audience = mayDiffer ? 'visitors' : 'all';
	return withSecurityHeaders({ audience: isRegistered ? 'registered' : audience, ...page }, options);
}
