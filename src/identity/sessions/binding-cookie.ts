// The cookie that binds a sign-in at a provider or by a one-time link to the browser that began it.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomSecret } from '#platform/crypto';
import { type Browser, browserSecretCookie } from './browser-secret-cookie.ts';

/** How long a sign-in through a provider may take (s). */
export const authorizationSeconds = 600;

const cookie = browserSecretCookie('__Host-kiosco-attempt', authorizationSeconds);

/** The browser of a request, by the cookie that `bindBrowser` set. */
export const boundBrowser = (request: Pick<FastifyRequest, 'headers'>): Browser => cookie.read(request);

/**
 * Sets a cookie with a secret, so that only this browser can finish the sign-in that it begins. Parallel sign-ins of a browser share the
 * secret. Returns the secret, or undefined when the caller is not a browser.
 */
export function bindBrowser(request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply): string | undefined {
	const { isBrowser, secret = randomSecret() } = cookie.read(request);
	if (!isBrowser) return undefined;
	cookie.set(reply, secret);
	return secret;
}
