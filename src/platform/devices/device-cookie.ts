import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf, type HostCookie, hostCookie } from '../http/cookies.ts';
import { DEVICE_DAYS } from './known-devices.ts';

/** Most characters that are read. */
const longest = 400;

/** The cookie with the marks of the accounts that signed in on a device; see `KnownDevices`. */
export const deviceCookie = (attributes: Pick<HostCookie, 'name' | 'sameSite'>) => ({
	read: (request: Pick<FastifyRequest, 'headers'>): string | undefined => cookieOf(request, attributes.name)?.slice(0, longest),
	set: (reply: FastifyReply, marks: string): FastifyReply =>
		reply.header('set-cookie', hostCookie({ ...attributes, value: marks, seconds: DEVICE_DAYS * 86_400 })),
});
