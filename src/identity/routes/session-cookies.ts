import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';
import { cookieOf, hostCookie } from '#platform/http/cookies';
import type { TokenResponse } from '../contract/shapes.ts';
import { accessTokenSeconds } from '../sessions/tokens/access-token.ts';

const names = { access: '__Host-kiosco-session', refresh: '__Host-kiosco-refresh' } as const;

/** How long an unused session lives (s, T04). */
const refreshSeconds = 30 * 86_400;

/** Stores the access token in a cookie that scripts cannot read (contract 4.2), for `seconds`. Pages read it; the API does not. */
export function setSessionCookie(reply: FastifyReply, accessToken: string, seconds = accessTokenSeconds): void {
	reply.header('set-cookie', hostCookie({ name: names.access, value: accessToken, seconds }));
}

/** Stores the access token and the refresh token, for pages without a script. */
export function setSessionCookies(reply: FastifyReply, { accessToken, refreshToken }: TokenResponse): void {
	setSessionCookie(reply, accessToken);
	reply.header('set-cookie', hostCookie({ name: names.refresh, value: refreshToken, seconds: refreshSeconds }));
}

/** Deletes both session cookies. */
export function clearSessionCookies(reply: FastifyReply): void {
	for (const name of Object.values(names)) reply.header('set-cookie', hostCookie({ name, value: '', seconds: 0 }));
}

/**
 * Deletes the session cookies and the browser's cached pages when a reader signs out (T06, ASVS 14.3.1). Keeps storage and other cookies,
 * which do not belong to the session: consent choices, the known-device mark, the subscription to notifications.
 */
export function clearBrowser(reply: FastifyReply): void {
	clearSessionCookies(reply);
	reply.header('clear-site-data', '"cache"');
}

/** Characters and length of a token. */
const tokenForm = /^[\w.-]{1,4000}$/;

/** The tokens in the cookies of a request. */
export function sessionCookiesOf(request: Pick<IncomingMessage, 'headers'>) {
	const tokenIn = (name: string) => tokenForm.exec(cookieOf(request, name) ?? '')?.[0];
	return { access: tokenIn(names.access), refresh: tokenIn(names.refresh) };
}
