// Endpoints to apply to open calls, confirm and withdraw.
import * as v from 'valibot';
import { type Endpoint, v1 } from '../endpoint.ts';
import * as shape from '../shapes.ts';

export const applyToCall = {
	method: 'POST',
	path: `${v1}/calls/:openCall/applications`,
	does: 'Takes what somebody answers to an open call (ROUTE-14), as a multipart form with `email`, `consent`, `recaptchaToken` and a field `answer-{id}` for each question. The answers count when the link of an email confirms them; those of a reader with their own verified address count at once.',
	auth: 'optional',
	takes: v.object({ params: v.object({ openCall: v.pipe(v.string(), v.maxLength(60)) }) }),
	/** `asked`: an email was sent that asks for the confirmation. `received`: the answers count. */
	gives: v.object({ ...shape.success.entries, state: v.picklist(['asked', 'received']) }),
	refuses: ['open-call-not-found', 'open-call-closed', 'application-invalid', 'captcha-invalid', 'email-invalid', 'form-not-taken'],
} as const satisfies Endpoint;

export const waitingApplication = {
	method: 'GET',
	path: `${v1}/calls/applications/:nonce`,
	does: 'Says what the link of the email would confirm, and whether it still can. It changes nothing, since programs open links too.',
	auth: 'none',
	takes: v.object({ params: shape.nonceInPath }),
	gives: v.object({ state: v.picklist(['open', 'confirmed', 'dead']), openCall: v.optional(shape.openCallName) }),
	refuses: [],
} as const satisfies Endpoint;

export const confirmApplication = {
	method: 'PUT',
	path: `${v1}/calls/applications/:nonce`,
	does: 'Makes the answers count, in place of those that the address gave before. A second click gets the same answer.',
	auth: 'none',
	takes: v.object({ params: shape.nonceInPath }),
	gives: v.object({ ...shape.success.entries, openCall: shape.openCallName }),
	refuses: ['nonce-spent'],
} as const satisfies Endpoint;

export const applicationOfLink = {
	method: 'GET',
	path: `${v1}/calls/withdrawal`,
	does: 'Says what the link to withdraw would erase, and whether something of it is kept.',
	auth: 'none',
	takes: v.object({ query: v.object({ token: shape.linkToken }) }),
	gives: shape.applicationOfLink,
	refuses: ['withdrawal-link-damaged'],
} as const satisfies Endpoint;

export const withdrawApplication = {
	method: 'POST',
	path: `${v1}/calls/withdrawal`,
	does: 'Erases what the address of the link answered to its call, with the files. Doing it twice is no error.',
	auth: 'none',
	takes: v.object({ body: v.object({ token: shape.linkToken }) }),
	gives: shape.applicationOfLink,
	refuses: ['withdrawal-link-damaged'],
} as const satisfies Endpoint;
