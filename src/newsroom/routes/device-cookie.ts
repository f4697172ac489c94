import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceCookie } from '#platform/devices';
import type { NewsroomDeps } from '../newsroom-deps.ts';
import { canonicalEmail } from '../staff/sign-in.ts';

/** The cookie with the marks of the staff who signed in on this browser. */
export const staffDevice = deviceCookie({ name: '__Host-kiosco-redaccion-equipo', sameSite: 'Strict' });

type Remembered = { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly email: string };

/** Adds the mark of a member of staff to the cookie of the browser. */
export function rememberDevice({ devices }: Pick<NewsroomDeps, 'devices'>, { request, reply, email }: Remembered): FastifyReply {
	return staffDevice.set(reply, devices.remember(staffDevice.read(request), canonicalEmail(email)));
}
