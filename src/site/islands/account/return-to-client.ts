import * as v from 'valibot';
import { endpoints } from '#identity/contract';
import { call, pageClient } from '#identity-client';

/**
 * Redirects a signed-in reader from a page with a client authorization request in its address: back to the client, or first
 * to the authorization page.
 */
export async function returnToClient(): Promise<void> {
	const { location } = pageClient().browser;
	const query = v.parse(endpoints.providerLogin.takes.entries.query, Object.fromEntries(new URLSearchParams(location.search)));
	const { message } = await call(pageClient(), endpoints.providerLogin, { query });
	location.assign(message);
}
