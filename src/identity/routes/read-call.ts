// Reads the `Call` of a request: brand, network and device, without the reader.
import type { FastifyRequest } from 'fastify';
import { networkPrefix } from '#platform/network';
import { openedNonceOf } from '../accounts/verification/verification-cookies.ts';
import type { Call } from '../call.ts';
import { refuse } from '../refuse.ts';
import { deviceMarksCookie } from './device-cookie.ts';

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
		openedNonce: openedNonceOf(request),
		requestId: request.id,
		reader: undefined,
	};
}
