// Two cookies about verification links: a secret of the browser that caused the email, and the nonce of the link that the browser opened last
// (decision 18).
import type { FastifyReply, FastifyRequest } from 'fastify';
import { digest, isSecretForm, randomSecret } from '#platform/crypto';
import { browserSecretCookie } from '../../sessions/browser-secret-cookie.ts';
import { nonceLifetimes } from '../../store/nonces.ts';

type Request = Pick<FastifyRequest, 'headers'>;

/** Both live as long as the link, in seconds. */
const linkSeconds = nonceLifetimes['verify-email'] / 1000;
const requesterCookie = browserSecretCookie('__Host-kiosco-asked', linkSeconds);
const openedCookie = browserSecretCookie('__Host-kiosco-opened', linkSeconds);

/** SHA-256 of the secret of a browser that signed up or asked for a change of email. */
export type BrowserHash = Buffer;

/** The nonce of a link, and the browser that opens it. */
export type LinkProof = { readonly nonce: string; readonly browserHash: BrowserHash | undefined };

/** Sets the cookie by which the browser that causes a verification email is known when it opens the link. */
export function setRequesterCookie(request: Request, reply: FastifyReply): BrowserHash {
	const { secret = randomSecret() } = requesterCookie.read(request);
	requesterCookie.set(reply, secret);
	return digest(secret);
}

/** The browser that opens a link; undefined when it asked for none. */
export function requesterHash(request: Request): BrowserHash | undefined {
	const { secret } = requesterCookie.read(request);
	return secret === undefined ? undefined : digest(secret);
}

/** Keeps the nonce of an opened link in a cookie that no script reads: a password that waits for its owner works where the link was opened. */
export function keepOpenedNonce(reply: FastifyReply, nonce: string): void {
	if (isSecretForm(nonce)) openedCookie.set(reply, nonce);
}

/** The nonce of the link that the browser opened last, if it opened one. */
export const openedNonceOf = (request: Request): string | undefined => openedCookie.read(request).secret;
