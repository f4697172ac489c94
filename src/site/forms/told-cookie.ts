import type { FastifyReply } from 'fastify';
import { cookieOf } from '#platform/http/cookies';
import { isTold, type Told } from '../islands/account/told.ts';
import type { PostedForm } from './form-calls.ts';

const name = '__Host-kiosco-told';
const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax';
/** Long enough to follow a redirect, in s. */
const lifetime = 60;

/** Leaves a message for the page that the reply redirects to. */
export function tell(reply: FastifyReply, told: Told): void {
	reply.header('set-cookie', `${name}=${told}; ${attributes}; Max-Age=${lifetime}`);
}

/** The message that the page before left. */
export function toldIn(request: Parameters<typeof cookieOf>[0]): Told | undefined {
	const told = cookieOf(request, name);
	return isTold(told) ? told : undefined;
}

/** Returns the message that the page before left, and removes it from the browser. */
export function takeTold({ request, reply }: PostedForm): Told | undefined {
	const told = toldIn(request);
	if (told !== undefined) reply.header('set-cookie', `${name}=; ${attributes}; Max-Age=0`);
	return told;
}
