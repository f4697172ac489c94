import type { EndpointOutput } from '#identity/contract';

/** The link that confirms what a reader answered to an open call: whether it was used, can be used, or is dead. */
export type ApplicationLink = EndpointOutput<'waitingApplication'>;

/**
 * The link that withdraws an answer to an open call: what it erases, and whether something of it is kept; `damaged` when its token is not
 * whole.
 */
export type WithdrawalLink = { readonly kind: 'damaged' } | ({ readonly kind: 'found' } & EndpointOutput<'applicationOfLink'>);
