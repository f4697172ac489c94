import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomSecret } from '#platform/crypto';
import { refuse } from '../refuse.ts';
import { type Browser, browserSecretCookie } from '../sessions/browser-secret-cookie.ts';

/** Lives for a day (s): readers press Google's button on pages that have been open for a long time. */
const cookie = browserSecretCookie('__Host-kiosco-google', 86_400);

/** The browser of a request, by the cookie of Google's button, which `googleNonce` set. */
export const readGoogleCookie = (request: Pick<FastifyRequest, 'headers'>): Browser => cookie.read(request);

/** The nonce that Google's button of this browser sends to Google, and that its tokens carry (F05). It does not reveal the cookie. */
export function googleNonce(request: FastifyRequest, reply: FastifyReply): { nonce: string } {
	const { secret = randomSecret() } = cookie.read(request);
	cookie.set(reply, secret);
	return { nonce: nonceOf(secret) };
}

const nonceOf = (secret: string): string => createHash('sha256').update(`nonce for Google of ${secret}`).digest('base64url');

/**
 * Refuses with `authentication-failed` a token whose nonce belongs to another browser. The SDK and its pages send no nonce; only
 * `spendToken` protects their tokens.
 */
export function requireOwnNonce(nonce: string | undefined, { secret }: Browser): void {
	if (nonce !== undefined && (secret === undefined || nonce !== nonceOf(secret))) refuse('authentication-failed');
}
