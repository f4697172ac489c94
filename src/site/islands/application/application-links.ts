import type { EndpointOutput } from '#identity/contract';

/** What the link of an email confirms, and whether it did, can or cannot. */
export type ApplicationLink = EndpointOutput<'waitingApplication'>;

/** What the link of an email erases, and whether something of it is kept; `damaged` when its token is not whole. */
export type WithdrawalLink = { readonly kind: 'damaged' } | ({ readonly kind: 'found' } & EndpointOutput<'applicationOfLink'>);
