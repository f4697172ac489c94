import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie, secretOfCookie } from '#platform/http/cookies';
import { sessionMs } from '../staff/sign-in.ts';

const sessionName = '__Host-kiosco-redaccion';
const sessionSeconds = sessionMs / 1000;

/**
 * Tells the scripts of the site that the browser belongs to staff (ADM-02). It grants nothing: with it, pages do not redirect from
 * forms that refuse staff, and visits are not counted.
 */
const staffName = 'kiosco-admin';
const staffAttributes = 'Path=/; Secure; SameSite=Strict';

/** The secret of the session in a request; undefined without one. */
export const sessionOf = (request: FastifyRequest): string | undefined => secretOfCookie(request, sessionName);

export const setSessionCookie = (reply: FastifyReply, secret: string): FastifyReply =>
	reply.header('set-cookie', [
		hostCookie({ name: sessionName, value: secret, sameSite: 'Strict' }),
		`${staffName}=1; ${staffAttributes}; Max-Age=${sessionSeconds}`,
	]);

export const clearSessionCookie = (reply: FastifyReply): FastifyReply =>
	reply.header('set-cookie', [
		hostCookie({ name: sessionName, value: '', seconds: 0, sameSite: 'Strict' }),
		`${staffName}=; ${staffAttributes}; Max-Age=0`,
	]);
