import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Selectable } from 'kysely';
import type { Call } from '../call.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import type { Account, CodeRow } from '../store/tables.ts';

/** How long an ID token is valid (s). Short, because a client reads it at once. */
const lifetime = 300;

/** What an ID token is made from. */
export type IdTokenContent = {
	readonly code: Selectable<CodeRow>;
	readonly account: Account;
	readonly signedInAt: Date;
	readonly accessToken: string;
};

/** Signs the ID token of a reader for a client, with the claims that the code's scopes allow (OpenID Connect Core, sections 2 and 5.4). */
export async function signIdToken(
	deps: IdentityDeps,
	call: Call,
	{ code, account, signedInAt, accessToken }: IdTokenContent,
): Promise<string> {
	const { kid, key } = await deps.keys.current('RS256');
	const now = seconds(deps.clock());
	const scopes = code.scope.split(' ');
	const claims = {
		...(code.nonce !== null && { nonce: code.nonce }),
		auth_time: seconds(signedInAt),
		at_hash: createHash('sha256').update(accessToken).digest().subarray(0, 16).toString('base64url'),
		...(scopes.includes('email') && account.email_typed !== null && { email: account.email_typed, email_verified: account.email_verified }),
		...(scopes.includes('profile') && nameOf(account)),
	};
	return new SignJWT(claims)
		.setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
		.setIssuer(call.origin)
		.setSubject(account.id)
		.setAudience(code.client)
		.setIssuedAt(now)
		.setExpirationTime(now + lifetime)
		.sign(key);
}

const nameOf = ({ first_name, last_name }: Account) => ({
	...(first_name !== null && { given_name: first_name }),
	...(last_name !== null && { family_name: last_name }),
});

const seconds = (time: Date): number => Math.floor(time.getTime() / 1000);
