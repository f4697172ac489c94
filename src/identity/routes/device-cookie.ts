import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf } from '#platform/http/cookies';
import { DEVICE_DAYS } from '#platform/limits/known-devices';
import { getAccount } from '../accounts/find-account.ts';
import type { Call } from '../call.ts';
import type { TokenResponse } from '../contract/shapes.ts';
import type { IdentityDeps } from '../identity-deps.ts';

const name = '__Host-kiosco-device';
const longest = 400;

/** The marks of the accounts that signed in on this device, from its cookie; see `KnownDevices`. */
export const deviceOf = (request: FastifyRequest): string | undefined => cookieOf(request, name)?.slice(0, longest);

/** Marks the device of a reader who signed in without a password, so that their next sign-in here is no news to them. */
export async function markDevice(deps: IdentityDeps, call: Call, { identity, reply }: NewSignIn): Promise<TokenResponse> {
	const { email } = await getAccount(deps.tables, identity.uuid);
	if (email !== null) setDeviceCookie(reply, deps.throttle.rememberDevice(call, email));
	return identity;
}

type NewSignIn = { readonly identity: TokenResponse; readonly reply: FastifyReply };

/** Stores the marks of the accounts that signed in on this device. */
export function setDeviceCookie(reply: FastifyReply, marks: string): void {
	reply.header('set-cookie', `${name}=${marks}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${DEVICE_DAYS * 86_400}`);
}
