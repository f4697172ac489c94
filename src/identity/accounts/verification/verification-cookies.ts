// Two cookies for verification links: a secret of the browser that requested the email (the requester cookie), and the nonce of the link
// that the browser opened last (decision 18).
import type { FastifyReply, FastifyRequest } from 'fastify';
import { digest, isSecretForm, randomSecret } from '#platform/crypto';
import { browserSecretCookie } from '../../sessions/browser-secret-cookie.ts';
import { nonceLifetimes } from '../../store/nonces.ts';

type Request = Pick<FastifyRequest, 'headers'>;

/** Both live as long as the link, in seconds. */
const linkSeconds = nonceLifetimes['verify-email'] / 1000;
const requesterCookie = browserSecretCookie('__Host-kiosco-asked', linkSeconds);
const openedCookie = browserSecretCookie('__Host-kiosco-opened', linkSeconds);

/** SHA-256 of the secret in the requester cookie. */
export type BrowserHash = Buffer;

/** The nonce of a link, and the browser that opens it. */
export type LinkProof = { readonly nonce: string; readonly browserHash: BrowserHash | undefined };

/**
 * Marks the browser that signs up or requests a change of email, so that it is recognised when it opens the link. Returns the hash to
 * store.
 */
export function setRequesterCookie(request: Request, reply: FastifyReply): BrowserHash {
	const { secret = randomSecret() } = requesterCookie.read(request);
	requesterCookie.set(reply, secret);
	return digest(secret);
}

/** Hash of the requester cookie of this browser; undefined when this browser requested no verification email. */
export function requesterHash(request: Request): BrowserHash | undefined {
	const { secret } = requesterCookie.read(request);
	return secret === undefined ? undefined : digest(secret);
}

/**
 * Stores the nonce of the opened link in a cookie that scripts cannot read. A password login with `waits_for_owner` works only in a
 * browser with this cookie.
 */
export function keepOpenedNonce(reply: FastifyReply, nonce: string): void {
	if (isSecretForm(nonce)) openedCookie.set(reply, nonce);
}

/** The nonce of the link that the browser opened last, if it opened one. */
export const openedNonceOf = (request: Request): string | undefined => openedCookie.read(request).secret;
