import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf } from '#platform/http/cookies';
import { DEVICE_DAYS } from '#platform/limits/known-devices';

const name = '__Host-kiosco-device';
const longest = 400;

/** The marks of the accounts that signed in on this device, from its cookie; see `KnownDevices`. */
export const deviceOf = (request: FastifyRequest): string | undefined => cookieOf(request, name)?.slice(0, longest);

/** Stores the marks of the accounts that signed in on this device. */
export function setDeviceCookie(reply: FastifyReply, marks: string): void {
	reply.header('set-cookie', `${name}=${marks}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${DEVICE_DAYS * 86_400}`);
}
