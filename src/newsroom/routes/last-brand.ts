import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, hostCookie } from '#platform/http/cookies';

const name = '__Host-kiosco-redaccion-marca';
const yearSeconds = 31_536_000;

/** The cookie with the brand in which this browser was last used: the newsroom opens there. It grants nothing. */
export const lastBrand = {
	read: (request: FastifyRequest): string | undefined => cookieOf(request, name),
	set: (reply: FastifyReply, brand: string): FastifyReply =>
		reply.header('set-cookie', hostCookie({ name, value: brand, seconds: yearSeconds, sameSite: 'Strict' })),
};
