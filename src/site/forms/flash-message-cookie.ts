// The message that the previous account page left for this one, in a cookie: for forms that are posted without scripts.
import type { FastifyReply } from 'fastify';
import { cookieOf, hostCookie } from '#platform/http/cookies';
import { type FlashMessage, isFlashMessage } from '../islands/account/flash-message/flash-message.ts';
import type { Exchange } from './form-calls.ts';

const name = '__Host-kiosco-told';
/** Long enough to follow a redirect, in s. */
const seconds = 60;

/** Leaves a message for the page that the reply redirects to. */
export function leaveFlashMessage(reply: FastifyReply, flashMessage: FlashMessage): void {
	reply.header('set-cookie', hostCookie({ name, value: flashMessage, seconds }));
}

/** The message that the page before left. */
export function flashMessageIn(request: Parameters<typeof cookieOf>[0]): FlashMessage | undefined {
	const flashMessage = cookieOf(request, name);
	return isFlashMessage(flashMessage) ? flashMessage : undefined;
}

/** Returns the message that the page before left, and removes it from the browser. */
export function takeFlashMessage({ request, reply }: Exchange): FlashMessage | undefined {
	const flashMessage = flashMessageIn(request);
	if (flashMessage !== undefined) reply.header('set-cookie', hostCookie({ name, value: '', seconds: 0 }));
	return flashMessage;
}
