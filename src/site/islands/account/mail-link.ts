import { pageClient } from '#identity-client';

/** What the link of a mail brought. */
export type MailLink = { readonly nonce: string | undefined; readonly uuid: string | undefined; readonly email: string | undefined };

/** Reads what is in the address, and takes what works once out of it: it stays in no history and reaches nobody (R09). */
export function takeMailLink(nonceName = 'nonce'): MailLink {
	const query = new URLSearchParams(pageClient().browser.location.search);
	const part = (name: string) => query.get(name) || undefined;
	const link = { nonce: part(nonceName), uuid: part('uuid'), email: part('email') };
	if (link.nonce !== undefined) {
		query.delete(nonceName);
		history.replaceState(history.state, '', query.size === 0 ? location.pathname : `${location.pathname}?${query}`);
	}
	return link;
}
