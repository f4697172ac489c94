import type { FastifyReply } from 'fastify';
import { accessSeconds } from '../tokens/access-token.ts';

/** With the prefix, browsers take it only from this host, over TLS, for every path (T10). */
const name = '__Host-kiosco-session';
const always = 'Path=/; Secure; HttpOnly; SameSite=Lax';

/** Also keeps the access token where no script reaches it (contract 4.2); nothing of the service needs it. */
export function setSessionCookie(reply: FastifyReply, accessToken: string): void {
	reply.header('set-cookie', `${name}=${accessToken}; ${always}; Max-Age=${accessSeconds}`);
}

export function clearSessionCookie(reply: FastifyReply): void {
	reply.header('set-cookie', `${name}=; ${always}; Max-Age=0`);
}
