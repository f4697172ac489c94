import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf } from '#platform/http/cookies';
import { DEVICE_DAYS } from '#platform/limits/known-devices';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import { canonicalEmail } from '../staff/sign-in.ts';

const name = '__Host-kiosco-redaccion-equipo';
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Strict';
const longest = 400;

/** The marks of the staff who signed in on this browser, from its cookie; see `KnownDevices`. */
export const deviceOf = (request: FastifyRequest): string | undefined => cookieOf(request, name)?.slice(0, longest);

type Known = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly email: string };

/** Adds the mark of a member of staff to the cookie of the browser. */
export function rememberDevice({ devices }: Pick<NewsroomDeps, 'devices'>, { request, reply, email }: Known): FastifyReply {
	const marks = devices.remember(deviceOf(request), canonicalEmail(email));
	return reply.header('set-cookie', `${name}=${marks}; ${attributes}; Max-Age=${DEVICE_DAYS * 86_400}`);
}
