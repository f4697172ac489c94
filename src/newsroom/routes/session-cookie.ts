import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf } from '#platform/http/cookies';
import { sessionMs } from '../staff/sign-in.ts';

/** With this prefix browsers accept the cookie only from this host, over TLS (or on this machine), and for every path (T10). */
const sessionName = '__Host-kiosco-redaccion';
const sessionAttributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';
const sessionSeconds = sessionMs / 1000;

/**
 * Tells the scripts of the site that the browser belongs to staff (ADM-02). It grants nothing: with it, pages do not redirect from
 * forms that refuse staff, and visits are not counted.
 */
const staffName = 'kiosco-admin';
const staffAttributes = 'Path=/; Secure; SameSite=Strict';

/** The secret of the session in a request; undefined without one. */
export const sessionOf = (request: FastifyRequest): string | undefined => /^[\w-]{43}$/.exec(cookieOf(request, sessionName) ?? '')?.[0];

export const setSessionCookie = (reply: FastifyReply, secret: string): FastifyReply =>
	reply.header('set-cookie', [
		`${sessionName}=${secret}; ${sessionAttributes}`,
		`${staffName}=1; ${staffAttributes}; Max-Age=${sessionSeconds}`,
	]);

export const clearSessionCookie = (reply: FastifyReply): FastifyReply =>
	reply.header('set-cookie', [`${sessionName}=; ${sessionAttributes}; Max-Age=0`, `${staffName}=; ${staffAttributes}; Max-Age=0`]);
