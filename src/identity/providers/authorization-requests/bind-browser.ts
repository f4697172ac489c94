import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomSecret } from '#platform/sealing';
import { type Browser, browserCookie } from '../../sessions/browser-cookie.ts';

/** Seconds that a sign-in elsewhere may take. */
export const authorizationSeconds = 600;

const cookie = browserCookie('__Host-kiosco-attempt', authorizationSeconds);

/** Where a sign-in begins or ends. */
export const boundBrowser = (request: Pick<FastifyRequest, 'headers'>): Browser => cookie.read(request);

/** Gives the browser something to be known by, which all its attempts share; undefined for what is no browser. */
export function bindBrowser(request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply): string | undefined {
	const { isBrowser, secret = randomSecret() } = cookie.read(request);
	if (!isBrowser) return undefined;
	cookie.set(reply, secret);
	return secret;
}
