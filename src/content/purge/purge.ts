import type { Purge } from '../contract/contract.ts';

/** Is called with each purge. */
export type PurgeListener = (purge: Purge) => void;

export const emptyPurge: Purge = { keys: [], gone: [] };

export const joinPurges = (purges: readonly Purge[]): Purge => ({
	keys: purges.flatMap((purge) => purge.keys),
	gone: purges.flatMap((purge) => purge.gone),
});
