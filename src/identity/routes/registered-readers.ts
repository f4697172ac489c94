import type { IncomingMessage } from 'node:http';
import type { Brand } from '#brands';
import type { IdentityDeps } from '../identity-deps.ts';
import { findReader } from '../sessions/find-reader.ts';
import { authorizationOf } from './read-call.ts';
import { sessionCookiesOf } from './session-cookies.ts';

type PageRequest = Pick<IncomingMessage, 'headers' | 'rawHeaders'>;

/** Tells pages whether a request comes from a registered reader. */
export type RegisteredReaders = {
	/** Whether the request has a session, valid or not: a bearer token or the session cookie. Reads no database. */
	showsSession(request: PageRequest): boolean;
	/** Whether the session is the reader's own, valid now, and gives access to content for registered readers of the brand (T06, T07). */
	isRegistered(brand: Brand, request: PageRequest): Promise<boolean>;
};

/** Checks the sessions of page requests in the database. */
export const registeredReaders = (deps: IdentityDeps): RegisteredReaders => ({
	showsSession: (request) => request.headers.authorization !== undefined || sessionCookiesOf(request).access !== undefined,
	isRegistered: async (brand, request) => {
		const reader = await findReader(deps, { brand }, accessTokenOf(request));
		// A new reader is signed in before they verify their email address, but has no access until then (ERR-07).
		return reader !== undefined && reader.client === undefined && (reader.isVerified || !brand.accounts.requiresVerifiedEmail);
	},
});

function accessTokenOf(request: PageRequest): string | undefined {
	if (request.headers.authorization !== undefined) return authorizationOf({ raw: request });
	const { access } = sessionCookiesOf(request);
	return access && `Bearer ${access}`;
}
