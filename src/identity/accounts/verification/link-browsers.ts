// The two cookies that tell who opens the link of an email: the browser that asked for it, and one that opened it (decision 18).
import type { FastifyReply, FastifyRequest } from 'fastify';
import { digest, randomSecret } from '#platform/sealing';
import { browserCookie } from '../../sessions/browser-cookie.ts';

type Request = Pick<FastifyRequest, 'headers'>;

/** Both live as long as the link, in seconds. */
const linkSeconds = 86_400;
const asking = browserCookie('__Host-kiosco-asked', linkSeconds);
const opening = browserCookie('__Host-kiosco-opened', linkSeconds);

/** SHA-256 of the secret of a browser that signed up or asked for a change of email. */
export type AskingBrowser = Buffer;

/** The nonce of a link, and the browser that opens it. */
export type OpenedLink = { readonly nonce: string; readonly browser: AskingBrowser | undefined };

/** Sets the cookie by which the browser that causes a verification email is known when it opens the link. */
export function bindAskingBrowser(request: Request, reply: FastifyReply): AskingBrowser {
	const { secret = randomSecret() } = asking.read(request);
	asking.set(reply, secret);
	return digest(secret);
}

/** The browser that opens a link; undefined when it asked for none. */
export function askingBrowser(request: Request): AskingBrowser | undefined {
	const { secret } = asking.read(request);
	return secret === undefined ? undefined : digest(secret);
}

/** Keeps the nonce of an opened link in a cookie that no script reads: a password that waits for its owner works where the link was opened. */
export function keepOpenedLink(reply: FastifyReply, nonce: string): void {
	if (opening.isValue(nonce)) opening.set(reply, nonce);
}

/** The nonce of the link that the browser opened last, if it opened one. */
export const openedLinkOf = (request: Request): string | undefined => opening.read(request).secret;
