import type { FastifyRequest } from 'fastify';
import type { Brand } from '#brands';
import type { Call } from '../call.ts';
import { refuse } from '../refuse.ts';
import { deviceOf } from './device-cookie.ts';

/** Finds the brand of a host, and the address of its site. */
export type FindBrand = (host: string) => { readonly brand: Brand; readonly origin: string } | undefined;

/** Who calls, as far as the request tells before a token is looked at. The host decides the brand, and the brand the tenant. */
export function readCall(findBrand: FindBrand, request: FastifyRequest): Call {
	const found = findBrand(request.host);
	if (!found) return refuse('brand-not-found');
	return {
		...found,
		ip: request.ip || undefined,
		userAgent: request.headers['user-agent'] ?? '',
		device: deviceOf(request),
		requestId: request.id,
		reader: undefined,
	};
}
