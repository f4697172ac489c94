import type { ElectionCount, ElectionParty, PartyVotes, Votes } from '../../contract/contract.ts';
import { allVotes, type DistrictDocument } from './district-schema.ts';

/** The sums of some districts: of one, or of all districts of a country. */
export function countVotes(parties: readonly ElectionParty[], districts: readonly DistrictDocument[]): ElectionCount {
	const counted = sumOf(districts, ({ stations }) => stations.counted);
	const total = sumOf(districts, ({ stations }) => stations.total);
	const cast = sumOf(districts, allVotes);
	const votesFor = (name: 'blank' | 'spoiled' | 'contested') =>
		votesOf(
			sumOf(districts, (district) => district[name]),
			cast,
		);
	return {
		stations: { counted, total, share: shareOf(counted, total) },
		parties: partyVotes(parties, districts),
		blank: votesFor('blank'),
		spoiled: votesFor('spoiled'),
		contested: votesFor('contested'),
		turnout: turnoutOf(districts, cast),
	};
}

function partyVotes(parties: readonly ElectionParty[], districts: readonly DistrictDocument[]): readonly PartyVotes[] {
	const votesFor = ({ id }: ElectionParty) => sumOf(districts, ({ votes }) => votes[id] ?? 0);
	const valid = sumOf(parties, votesFor);
	const hasSeats = districts.some(({ seats }) => seats !== undefined);
	const counted = parties.map((party) => ({
		party,
		...votesOf(votesFor(party), valid),
		...(hasSeats && { seats: sumOf(districts, ({ seats = {} }) => seats[party.id] ?? 0) }),
	}));
	// Parties with as many votes stay in the order of the document.
	return counted.toSorted((one, other) => other.votes - one.votes);
}

/** Known when the source says for each district that has votes how many electors there are. */
function turnoutOf(districts: readonly DistrictDocument[], cast: number): number | undefined {
	const begun = districts.filter(({ stations }) => stations.counted > 0);
	const isKnown = begun.length > 0 && begun.every(({ electors }) => electors !== undefined);
	return isKnown
		? shareOf(
				cast,
				sumOf(begun, ({ electors = 0 }) => electors),
			)
		: undefined;
}

const votesOf = (votes: number, all: number): Votes => ({ votes, share: shareOf(votes, all) });

const shareOf = (part: number, all: number): number => (all === 0 ? 0 : part / all);

const sumOf = <Item>(items: readonly Item[], numberOf: (item: Item) => number): number =>
	items.reduce((sum, item) => sum + numberOf(item), 0);
