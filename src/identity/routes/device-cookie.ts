import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEVICE_DAYS } from '../throttle/known-devices.ts';

const name = '__Host-kiosco-device';
const value = /(?:^|; ?)__Host-kiosco-device=([^;]{1,400})/;

/** The marks of the accounts that signed in on this device; see `KnownDevices`. */
export const deviceOf = ({ headers }: FastifyRequest): string | undefined => value.exec(headers.cookie ?? '')?.[1];

export function setDeviceCookie(reply: FastifyReply, marks: string): void {
	reply.header('set-cookie', `${name}=${marks}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${DEVICE_DAYS * 86_400}`);
}
