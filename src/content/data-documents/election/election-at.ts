import type { Election, ElectionOutcome } from '../../contract/contract.ts';
import { readSource } from '../source-schema.ts';
import { countVotes } from './count-votes.ts';
import type { ElectionDocument } from './election-schema.ts';

/** A source that counts and says nothing for this time (ms) has old numbers. */
const oldAfterMs = 15 * 60_000;

/** The election of a document at a moment, with sums and shares of our own. */
export function electionAt(document: ElectionDocument, now: Date): Election {
	const { _id: id, title, date, parties, districts } = document;
	const source = readSource(document.source);
	const country = countVotes(parties, districts);
	const isCounting = !document.final && country.stations.counted < country.stations.total;
	return {
		id,
		title,
		date,
		source,
		isCounting,
		isOld: isCounting && country.stations.counted > 0 && now.getTime() - source.updatedAt.getTime() > oldAfterMs,
		outcome: outcomeOf(document),
		country,
		districts: districts.map((district) => ({ id: district.id, ...countVotes(parties, [district]) })),
	};
}

function outcomeOf({ outcome, parties }: ElectionDocument): ElectionOutcome | undefined {
	const named = (id: string) => parties.find((party) => party.id === id);
	if (outcome === undefined) return undefined;
	if ('elected' in outcome) {
		const party = named(outcome.elected);
		return party && { kind: 'elected', party };
	}
	const [first, second] = outcome.run_off.map(named);
	return first && second && { kind: 'run-off', parties: [first, second], date: outcome.date };
}
