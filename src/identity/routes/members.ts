import type { IncomingMessage } from 'node:http';
import type { Brand } from '#brands';
import type { IdentityDeps } from '../identity-deps.ts';
import { findReader } from '../sessions/find-reader.ts';
import { authorizationOf } from './authorization-of.ts';
import { sessionCookiesOf } from './session-cookies.ts';

type PageRequest = Pick<IncomingMessage, 'headers' | 'rawHeaders'>;

/** Who among those that ask for a page is a registered reader. */
export type Members = {
	/** Whether the request shows a session at all, good or not: a bearer token or the cookie. Asks nobody. */
	showsSession(asker: PageRequest): boolean;
	/** Whether that session is good at this moment and opens what is for registered readers of the brand (T06, T07). */
	isMember(brand: Brand, asker: PageRequest): Promise<boolean>;
};

export const membersOf = (deps: IdentityDeps): Members => ({
	showsSession: (asker) => asker.headers.authorization !== undefined || sessionCookiesOf(asker).access !== undefined,
	isMember: async (brand, asker) => {
		const reader = await findReader(deps, { brand }, accessTokenOf(asker));
		// A sign-up is signed in before its e-mail is verified, and opens nothing until then (ERR-07).
		return reader !== undefined && (reader.isVerified || !brand.accounts.requiresVerifiedEmail);
	},
});

function accessTokenOf(asker: PageRequest): string | undefined {
	if (asker.headers.authorization !== undefined) return authorizationOf({ raw: asker });
	const { access } = sessionCookiesOf(asker);
	return access && `Bearer ${access}`;
}
