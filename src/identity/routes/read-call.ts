// Reads requests: the brand, network and device of a `Call`, without its reader, and the `Authorization` header.
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkPrefix } from '#platform/network';
import { openedNonceOf } from '../accounts/verification/verification-cookies.ts';
import type { Call } from '../call.ts';
import { refuse } from '../refuse.ts';
import { deviceMarksCookie } from './device-cookie.ts';

/** A request to the service, or for an account page of the site, and its reply. */
export type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/**
 * The HTTP request of a call (or the request to the site that caused the call), its reply and its access token in the form of an
 * `Authorization` header. Commands use it to read or set cookies, read files, or read the token.
 */
export type RequestContext = Exchange & { readonly authorization: string | undefined };

/** Finds the brand of a host, the origin of its site, and the origin of its identity API if that has a separate host. */
export type FindBrand = (host: string) => Pick<Call, 'brand' | 'origin' | 'apiOrigin'> | undefined;

/** The call of a request. The host determines the brand, and the brand determines the tenant. Refuses with `brand-not-found`. */
export function readCall(findBrand: FindBrand, request: FastifyRequest): Call {
	const found = findBrand(request.host);
	if (!found) return refuse('brand-not-found');
	return {
		...found,
		ip: request.ip || undefined,
		networkPrefix: networkPrefix(request.ip),
		userAgent: request.headers['user-agent'] ?? '',
		deviceMarks: deviceMarksCookie.read(request),
		openedNonce: () => openedNonceOf(request),
		requestId: request.id,
		reader: undefined,
	};
}

/** The `Authorization` header of a request; undefined when there are several, because proxies disagree on which one counts (T05). */
export function authorizationOf({ raw }: { readonly raw: Pick<IncomingMessage, 'headers' | 'rawHeaders'> }): string | undefined {
	if (raw.headers.authorization === undefined) return undefined;
	const count = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'authorization').length;
	return count === 1 ? raw.headers.authorization : undefined;
}
