import type { FastifyReply } from 'fastify';
import { deviceCookie } from '#platform/devices';
import { getAccount } from '../accounts/find-account.ts';
import type { Call } from '../call.ts';
import type { TokenResponse } from '../contract/shapes.ts';
import type { IdentityDeps } from '../identity-deps.ts';

/** The cookie with the marks of the accounts that signed in on this device. */
export const deviceMarksCookie = deviceCookie({ name: '__Host-kiosco-device' });

type NewSignIn = { readonly tokens: TokenResponse; readonly reply: FastifyReply };

/**
 * Adds the account to the device cookie after a sign-in without a password, so that the next sign-in on this device sends no new-device
 * email.
 */
export async function markDevice(deps: IdentityDeps, call: Call, { tokens, reply }: NewSignIn): Promise<TokenResponse> {
	const { email } = await getAccount(deps.tables, tokens.uuid);
	if (email !== null) deviceMarksCookie.set(reply, deps.throttle.rememberDevice(call, email));
	return tokens;
}
