import type { EndpointOutput } from '#identity/contract';

/** What the link of an email subscribes to, and whether it did, can or cannot. */
export type SubscriptionLink = EndpointOutput<'subscriptionRequest'>;

/** What the unsubscribe link of an email ends, and what else its address gets; `damaged` when its token is not whole. */
export type UnsubscribeLink = { readonly kind: 'damaged' } | ({ readonly kind: 'found' } & EndpointOutput<'subscriptionsOfLink'>);
