// Endpoints to subscribe to newsletters, confirm and unsubscribe.
import * as v from 'valibot';
import { type Endpoint, v1 } from '../endpoint.ts';
import * as shape from '../shapes.ts';

export const requestSubscription = {
	method: 'POST',
	path: `${v1}/newsletters/requests`,
	does: 'Sends a link that subscribes an address to newsletters of the brand (ROUTE-13). The answer is the same for every address, and at most three of these emails go to one in an hour.',
	auth: 'none',
	padsResponseTime: 'always',
	takes: v.object({ body: v.object({ ...shape.emailRequest.entries, newsletters: shape.newsletterIds }) }),
	gives: shape.success,
	refuses: ['captcha-invalid', 'email-invalid', 'newsletter-not-found'],
} as const satisfies Endpoint;

export const subscriptionRequest = {
	method: 'GET',
	path: `${v1}/newsletters/requests/:nonce`,
	does: 'Says what the link of the email would do, and whether it still can. It changes nothing, since programs open links too.',
	auth: 'none',
	takes: v.object({ params: shape.nonceInPath }),
	gives: v.object({ state: v.picklist(['open', 'confirmed', 'dead']), newsletters: v.array(shape.newsletterName) }),
	refuses: [],
} as const satisfies Endpoint;

export const confirmSubscription = {
	method: 'PUT',
	path: `${v1}/newsletters/requests/:nonce`,
	does: 'Subscribes the address that the link went to. A second click gets the same answer.',
	auth: 'none',
	takes: v.object({ params: shape.nonceInPath }),
	gives: v.object({ ...shape.success.entries, newsletters: v.array(shape.newsletterName) }),
	refuses: ['nonce-spent'],
} as const satisfies Endpoint;

export const subscriptionsOfLink = {
	method: 'GET',
	path: `${v1}/newsletters/unsubscribe`,
	does: 'Says what the unsubscribe link of an email would end, and what else its address gets.',
	auth: 'none',
	takes: v.object({ query: v.object({ token: shape.linkToken }) }),
	gives: shape.subscriptionsOfLink,
	refuses: ['unsubscribe-link-damaged'],
} as const satisfies Endpoint;

export const unsubscribe = {
	method: 'POST',
	path: `${v1}/newsletters/unsubscribe`,
	does: 'Ends the newsletters of the link, and those of `also`. Ending them twice is no error.',
	auth: 'none',
	takes: v.object({ body: v.object({ token: shape.linkToken, also: v.optional(shape.chosenNewsletterIds) }) }),
	gives: shape.subscriptionsOfLink,
	refuses: ['unsubscribe-link-damaged'],
} as const satisfies Endpoint;

export const ownNewsletters = {
	method: 'GET',
	path: `${v1}/newsletters/own`,
	does: 'Lists the newsletters of the brand that the verified address of the reader gets.',
	auth: 'reader',
	takes: v.object({}),
	gives: v.object({ newsletters: v.array(v.string()) }),
	refuses: [],
} as const satisfies Endpoint;

export const chooseNewsletters = {
	method: 'PUT',
	path: `${v1}/newsletters/own`,
	does: 'Subscribes the verified address of the reader to these newsletters of the brand, and ends the others. It takes no email.',
	auth: 'reader',
	takes: v.object({ body: v.object({ newsletters: shape.chosenNewsletterIds }) }),
	gives: v.object({ newsletters: v.array(v.string()) }),
	refuses: ['email-not-verified'],
} as const satisfies Endpoint;
