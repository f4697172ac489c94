import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf } from '#platform/http/cookies';

/** Who asks, as far as the request tells. */
export type Browser = {
	/** Programs that are no browser follow nobody's links, and keep no cookies; see decision 7. */
	readonly isBrowser: boolean;
	/** What tells this browser from every other; undefined when it brings nothing. */
	readonly secret: string | undefined;
};

type Request = Pick<FastifyRequest, 'headers'>;

/** A cookie of random bits, by which a browser is known again and nobody in it. */
export type BrowserCookie = {
	browserOf(request: Request): Browser;
	keep(reply: FastifyReply, secret: string): void;
};

/** A secret as it is made, in base64url. */
const secretForm = /^[\w-]{43}$/;

/** With the prefix, browsers take it only from this host, over TLS, for every path (T10). No script reads it. */
export function browserCookie(name: `__Host-${string}`, seconds: number): BrowserCookie {
	return {
		browserOf: (request) => ({ isBrowser: isBrowser(request.headers), secret: secretForm.exec(cookieOf(request, name) ?? '')?.[0] }),
		keep: (reply, secret) => {
			reply.header('set-cookie', `${name}=${secret}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${seconds}`);
		},
	};
}

/** Every browser says from where a page calls, in one of these headers at least, and no page can keep it from that. */
function isBrowser(headers: FastifyRequest['headers']): boolean {
	return [headers['sec-fetch-site'], headers.origin, headers.referer].some((header) => header !== undefined);
}
