import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf } from '#platform/http/cookies';

/** The client of a request, as far as its headers and one cookie tell. */
export type Browser = {
	/** False for programs that are no browser: they follow no links and keep no cookies (decision 7). */
	readonly isBrowser: boolean;
	/** Random bits that no other browser has; undefined when the request brings no such cookie. */
	readonly secret: string | undefined;
};

type Request = Pick<FastifyRequest, 'headers'>;

/** Reads and sets one cookie of random bits. It recognises a browser and says nothing about the reader. */
export type BrowserCookie = {
	read(request: Request): Browser;
	set(reply: FastifyReply, secret: string): void;
	/** Whether a text has the form of its values. */
	isValue(text: string): boolean;
};

/** 256 bits in base64url, as `randomSecret` makes them. */
const secretForm = /^[\w-]{43}$/;

/**
 * Makes the cookie `name`, which lives for `seconds`. Because of the `__Host-` prefix, browsers accept it from this host only, over TLS, for
 * every path (T10). No script can read it.
 */
export function browserCookie(name: `__Host-${string}`, seconds: number): BrowserCookie {
	return {
		read: (request) => ({ isBrowser: isBrowser(request.headers), secret: secretForm.exec(cookieOf(request, name) ?? '')?.[0] }),
		set: (reply, secret) => {
			reply.header('set-cookie', `${name}=${secret}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${seconds}`);
		},
		isValue: (text) => secretForm.test(text),
	};
}

/** Every browser sends at least one of these headers with a call from a page, and no page can prevent it. */
function isBrowser(headers: FastifyRequest['headers']): boolean {
	return [headers['sec-fetch-site'], headers.origin, headers.referer].some((header) => header !== undefined);
}
