// The message that one account page leaves for the next, in a cookie: for forms that are posted without scripts.
import type { FastifyReply } from 'fastify';
import { cookieOf, hostCookie } from '#platform/http/cookies';
import { isTold, type Told } from '../islands/account/told/told.ts';
import type { Exchange } from './form-calls.ts';

const name = '__Host-kiosco-told';
/** Long enough to follow a redirect, in s. */
const seconds = 60;

/** Leaves a message for the page that the reply redirects to. */
export function tell(reply: FastifyReply, told: Told): void {
	reply.header('set-cookie', hostCookie({ name, value: told, seconds }));
}

/** The message that the page before left. */
export function toldIn(request: Parameters<typeof cookieOf>[0]): Told | undefined {
	const told = cookieOf(request, name);
	return isTold(told) ? told : undefined;
}

/** Returns the message that the page before left, and removes it from the browser. */
export function takeTold({ request, reply }: Exchange): Told | undefined {
	const told = toldIn(request);
	if (told !== undefined) reply.header('set-cookie', hostCookie({ name, value: '', seconds: 0 }));
	return told;
}
