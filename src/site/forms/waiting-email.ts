import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';
import { cookieOf, hostCookie } from '#platform/http/cookies';

const name = '__Host-kiosco-waiting';
/** Enough to find the email and to ask for another, in seconds. */
const seconds = 3_600;
const longest = 320;

/** Keeps the email that waits to be verified for the next page. An address of a page is no place for it: addresses are logged and stored. */
export function keepWaitingEmail(reply: FastifyReply, email: string): void {
	reply.header('set-cookie', hostCookie({ name, value: encodeURIComponent(email), seconds }));
}

/** The email that this browser's last form left to be verified, if any. */
export function waitingEmailOf(request: Pick<IncomingMessage, 'headers'>): string | undefined {
	const email = cookieOf(request, name);
	return email === undefined || email === '' || email.length > longest ? undefined : email;
}
