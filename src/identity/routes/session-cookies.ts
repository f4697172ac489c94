import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';
import { cookieOf } from '#platform/http/cookies';
import type { Identity } from '../contract/shapes.ts';
import { accessTokenSeconds } from '../sessions/tokens/access-token.ts';

/** With the prefix, browsers take them only from this host, over TLS, for every path (T10). */
const names = { access: '__Host-kiosco-session', refresh: '__Host-kiosco-refresh' } as const;
const always = 'Path=/; Secure; HttpOnly; SameSite=Lax';

/** As long as a session that is not used lives (T04). */
const refreshSeconds = 30 * 86_400;

/** Also keeps the access token where no script reaches it (contract 4.2); no call of the contract looks at it, only the pages that a reader opens. */
export function setSessionCookie(reply: FastifyReply, accessToken: string): void {
	reply.header('set-cookie', `${names.access}=${accessToken}; ${always}; Max-Age=${accessTokenSeconds}`);
}

/** Keeps the whole session for pages without a script. */
export function setSessionCookies(reply: FastifyReply, { accessToken, refreshToken }: Identity): void {
	setSessionCookie(reply, accessToken);
	reply.header('set-cookie', `${names.refresh}=${refreshToken}; ${always}; Max-Age=${refreshSeconds}`);
}

export function clearSessionCookies(reply: FastifyReply): void {
	for (const name of Object.values(names)) reply.header('set-cookie', `${name}=; ${always}; Max-Age=0`);
}

/**
 * When a reader leaves: the browser forgets what it kept of pages too (T06, ASVS 14.3.1). Not its storage and its other cookies, which hold
 * what is not the session's: choices, the mark of a known device, the subscription to notifications.
 */
export function clearBrowser(reply: FastifyReply): void {
	clearSessionCookies(reply);
	reply.header('clear-site-data', '"cache"');
}

/** What a token is written in. */
const tokenForm = /^[\w.-]{1,4000}$/;

/** The tokens that a browser brings. */
export function sessionCookiesOf(request: Pick<IncomingMessage, 'headers'>) {
	const tokenIn = (name: string) => tokenForm.exec(cookieOf(request, name) ?? '')?.[0];
	return { access: tokenIn(names.access), refresh: tokenIn(names.refresh) };
}
