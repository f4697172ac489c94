// The email address of a sign-up that is not verified yet, in a cookie: for browsers without scripts.
import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';
import { cookieOf, hostCookie } from '#platform/http/cookies';

const name = '__Host-kiosco-waiting';
/** Enough to find the email and to ask for another, in seconds. */
const seconds = 3_600;
const longest = 320;

/** Keeps the unverified email for the next page. It is not put into the page's address: addresses are logged and stored. */
export function keepUnverifiedEmail(reply: FastifyReply, email: string): void {
	reply.header('set-cookie', hostCookie({ name, value: encodeURIComponent(email), seconds }));
}

/** Removes the email from the browser. */
export function forgetUnverifiedEmail(reply: FastifyReply): void {
	reply.header('set-cookie', hostCookie({ name, value: '', seconds: 0 }));
}

/** The email that a form before this page left, if any. */
export function unverifiedEmailOf(request: Pick<IncomingMessage, 'headers'>): string | undefined {
	const email = cookieOf(request, name);
	return email === undefined || email === '' || email.length > longest ? undefined : email;
}
