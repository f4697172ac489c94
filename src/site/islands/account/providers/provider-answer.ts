import { pageClient } from '#identity-client';
import { removeFromAddress } from '../mail-link.ts';

/** What a provider's pages returned the reader with (contract 4.35): a code of ours, or why there is none. */
export type ProviderAnswer =
	| { readonly kind: 'code'; readonly code: string; readonly state: string | undefined }
	| { readonly kind: 'canceled' | 'failed' };

/** Reads the answer in the page's address, and removes it from there. The answer of Apple has no `state`. */
export function takeProviderAnswer(): ProviderAnswer | undefined {
	const query = new URLSearchParams(pageClient().browser.location.search);
	const [code, error] = [query.get('code'), query.get('error')];
	if (!code && !error) return undefined;
	removeFromAddress('code', 'state', 'error');
	if (code) return { kind: 'code', code, state: query.get('state') ?? undefined };
	return { kind: error === 'access_denied' ? 'canceled' : 'failed' };
}
