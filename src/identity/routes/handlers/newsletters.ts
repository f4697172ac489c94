import type * as rows from '../../contract/endpoints/newsletters.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { confirmSubscription, findSubscriptionRequest } from '../../mail/newsletters/confirm-subscription.ts';
import { chooseNewsletters, listOwnNewsletters } from '../../mail/newsletters/own-newsletters.ts';
import { requestSubscription } from '../../mail/newsletters/request-subscription.ts';
import { findSubscriptionsOfLink, unsubscribe } from '../../mail/newsletters/unsubscribe.ts';
import { forAnyone, forReader, type Handlers } from '../answer-call.ts';

/** The handlers of newsletters. */
export const newsletterHandlers = {
	requestSubscription: forAnyone(endpoints.requestSubscription, (deps, call, { body }) => requestSubscription(deps, call, body)),
	subscriptionRequest: forAnyone(endpoints.subscriptionRequest, (deps, call, { params }) =>
		findSubscriptionRequest(deps, call, params.nonce),
	),
	confirmSubscription: forAnyone(endpoints.confirmSubscription, (deps, call, { params }) =>
		deps.throttle.nonce(call, () => confirmSubscription(deps, call, params.nonce)),
	),
	subscriptionsOfLink: forAnyone(endpoints.subscriptionsOfLink, (deps, call, { query }) =>
		findSubscriptionsOfLink(deps, call, query.token),
	),
	ownNewsletters: forReader(endpoints.ownNewsletters, (deps, call) => listOwnNewsletters(deps, call)),
	chooseNewsletters: forReader(endpoints.chooseNewsletters, (deps, call, { body }) => chooseNewsletters(deps, call, body.newsletters)),
	unsubscribe: forAnyone(endpoints.unsubscribe, (deps, call, { body }) => unsubscribe(deps, call, body)),
} as const satisfies Pick<Handlers, keyof typeof rows>;
