import type { EndpointOutput } from '#identity/contract';

/** The link that confirms a subscription: its newsletters, and whether it was used, can be used, or is dead. */
export type SubscriptionLink = EndpointOutput<'subscriptionRequest'>;

/** What the unsubscribe link of an email ends, and what else its address gets; `damaged` when its token is not whole. */
export type UnsubscribeLink = { readonly kind: 'damaged' } | ({ readonly kind: 'found' } & EndpointOutput<'subscriptionsOfLink'>);
