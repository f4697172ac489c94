import type { FastifyReply } from 'fastify';
import { accessSeconds } from '../tokens/access-token.ts';

/** With the prefix, browsers take it only from this host, over TLS, for every path (T10). */
const name = '__Host-kiosco-session';
const value = /(?:^|; ?)__Host-kiosco-session=([\w.-]{1,4000})(?:;|$)/;
const always = 'Path=/; Secure; HttpOnly; SameSite=Lax';

/** The access token that a request carries in the cookie. */
export const sessionOf = (cookie: string | undefined): string | undefined => value.exec(cookie ?? '')?.[1];

/** Also keeps the access token where no script reaches it (contract 4.2); no call of the service takes it, only the pages that a reader opens. */
export function setSessionCookie(reply: FastifyReply, accessToken: string): void {
	reply.header('set-cookie', `${name}=${accessToken}; ${always}; Max-Age=${accessSeconds}`);
}

export function clearSessionCookie(reply: FastifyReply): void {
	reply.header('set-cookie', `${name}=; ${always}; Max-Age=0`);
}
