import { pageClient } from '#identity-client';
import { removeFromAddress } from '../email-link-query.ts';

/**
 * The return code with which a reader comes back from a provider's pages (contract 4.35); with it the browser finishes the sign-in. The answer
 * of Apple has no `state`.
 */
export type ProviderAnswer = { readonly code: string; readonly state: string | undefined };

/**
 * Reads the answer in the page's address, and removes it from there. Undefined when the provider returned an error instead of a code; the
 * server has already put its message into the page.
 */
export function takeProviderAnswer(): ProviderAnswer | undefined {
	const query = new URLSearchParams(pageClient().browser.location.search);
	const code = query.get('code');
	if (!code && !query.has('error')) return undefined;
	removeFromAddress('code', 'state', 'error');
	return code ? { code, state: query.get('state') ?? undefined } : undefined;
}
