import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomSecret } from '#platform/sealing';

/** With the prefix, browsers take it only from this host, over TLS, for every path (T10). */
const name = '__Host-kiosco-attempt';
const form = /(?:^|; ?)__Host-kiosco-attempt=([\w-]{43})(?:;|$)/;

/** Seconds that a sign-in elsewhere may take. */
export const attemptSeconds = 600;

/** Where a sign-in begins or ends, as far as the request tells. */
export type Browser = {
	/** Programs that are no browser follow nobody's links, and keep no cookies; see decision 7. */
	readonly isBrowser: boolean;
	/** What tells this browser from every other; undefined when it brings nothing. */
	readonly secret: string | undefined;
};

/** Every browser says from where a page calls, in one of these headers at least, and no page can keep it from that. */
export function browserOf({ headers }: Pick<FastifyRequest, 'headers'>): Browser {
	return {
		isBrowser: [headers['sec-fetch-site'], headers.origin, headers.referer].some((header) => header !== undefined),
		secret: form.exec(headers.cookie ?? '')?.[1],
	};
}

/** Gives the browser something to be known by, which all its attempts share; undefined for what is no browser. */
export function markBrowser(request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply): string | undefined {
	const { isBrowser, secret = randomSecret() } = browserOf(request);
	if (!isBrowser) return undefined;
	reply.header('set-cookie', `${name}=${secret}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${attemptSeconds}`);
	return secret;
}
