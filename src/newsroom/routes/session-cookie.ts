import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie, secretOfCookie } from '#platform/http/cookies';

const name = '__Host-kiosco-redaccion';

/** The secret of the session in a request; undefined without one. */
export const sessionOf = (request: FastifyRequest): string | undefined => secretOfCookie(request, name);

export const setSessionCookie = (reply: FastifyReply, secret: string): FastifyReply =>
	reply.header('set-cookie', hostCookie({ name, value: secret, sameSite: 'Strict' }));

export const clearSessionCookie = (reply: FastifyReply): FastifyReply =>
	reply.header('set-cookie', hostCookie({ name, value: '', seconds: 0, sameSite: 'Strict' }));
