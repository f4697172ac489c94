import { pageClient } from '#identity-client';

/** The query of an email's link. */
export type EmailLinkQuery = { readonly nonce: string | undefined; readonly uuid: string | undefined; readonly email: string | undefined };

/** Reads the query of the page's address, and removes the nonce from the address, so that it stays in no history and no referrer (R09). */
export function takeEmailLinkQuery(nonceName = 'nonce'): EmailLinkQuery {
	const query = new URLSearchParams(pageClient().browser.location.search);
	const part = (name: string) => query.get(name) || undefined;
	const link = { nonce: part(nonceName), uuid: part('uuid'), email: part('email') };
	if (link.nonce !== undefined) removeFromAddress(nonceName);
	return link;
}

/** Removes parameters from the page's address, and leaves no entry in the history. */
export function removeFromAddress(...names: readonly string[]): void {
	const query = new URLSearchParams(location.search);
	for (const name of names) query.delete(name);
	history.replaceState(history.state, '', query.size === 0 ? location.pathname : `${location.pathname}?${query}`);
}
