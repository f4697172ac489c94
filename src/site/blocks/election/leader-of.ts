import type { ElectionCount, PartyVotes } from '#content/contract';

/** The party with most votes; none before the first vote, and none where two have as many. */
export function leaderOf({ parties: [first, second] }: ElectionCount): PartyVotes | undefined {
	return first === undefined || first.votes === 0 || first.votes === second?.votes ? undefined : first;
}
