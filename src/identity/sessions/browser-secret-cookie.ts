// Cookies with a random secret that identifies a browser, regardless of its reader.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie, secretOfCookie } from '#platform/http/cookies';

/** The browser that sent a request, by its headers and one cookie. */
export type Browser = {
	/** False for programs other than browsers: they follow no links and keep no cookies (decision 7). */
	readonly isBrowser: boolean;
	/** The secret that no other browser has; undefined if the request has no such cookie. */
	readonly secret: string | undefined;
};

type Request = Pick<FastifyRequest, 'headers'>;

/** Reads and sets one such cookie. */
export type BrowserSecretCookie = {
	read(request: Request): Browser;
	set(reply: FastifyReply, secret: string): void;
};

/** Makes the cookie `name`, which lives for `seconds`. */
export function browserSecretCookie(name: `__Host-${string}`, seconds: number): BrowserSecretCookie {
	return {
		read: (request) => ({ isBrowser: isBrowser(request.headers), secret: secretOfCookie(request, name) }),
		set: (reply, secret) => {
			reply.header('set-cookie', hostCookie({ name, value: secret, seconds }));
		},
	};
}

/** Every browser sends at least one of these headers with a call from a page, and no page can prevent it. */
function isBrowser(headers: FastifyRequest['headers']): boolean {
	return (headers['sec-fetch-site'] ?? headers.origin ?? headers.referer) !== undefined;
}
