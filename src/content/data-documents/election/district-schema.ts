import * as v from 'valibot';
import { electionDistrictIds } from '../../contract/contract.ts';
import { slugSchema } from '../slug-schema.ts';

/** A number of people or things. */
const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000));

export const partyId = slugSchema(60);

const byParty = v.record(partyId, whole);

type DistrictVotes = {
	readonly votes: Readonly<Record<string, number>>;
	readonly blank: number;
	readonly spoiled: number;
	readonly contested: number;
};

/** The number of votes of all kinds. */
export const allVotes = ({ votes, blank, spoiled, contested }: DistrictVotes): number =>
	Object.values(votes).reduce((sum, count) => sum + count, blank + spoiled + contested);

/** What was counted in a district. */
export const districtSchema = v.pipe(
	v.object({
		id: v.picklist(electionDistrictIds),
		/** Polling stations: all, and those that are counted. */
		stations: v.pipe(
			v.object({ total: whole, counted: whole }),
			v.check(({ total, counted }) => counted <= total, 'must not count more polling stations than there are'),
		),
		/** The electors of the counted polling stations. */
		electors: v.optional(whole),
		/** The votes for each party; a party that is missing has none. */
		votes: v.optional(byParty, {}),
		blank: v.optional(whole, 0),
		spoiled: v.optional(whole, 0),
		contested: v.optional(whole, 0),
		/** The seats that each party has won so far. */
		seats: v.optional(byParty),
	}),
	v.check(
		({ stations, ...votes }) => stations.counted > 0 || allVotes(votes) === 0,
		'must have no votes before a polling station is counted',
	),
	v.check(({ electors, ...votes }) => electors === undefined || allVotes(votes) <= electors, 'must not have more votes than electors'),
);

/** What a checked document says of a district. */
export type DistrictDocument = v.InferOutput<typeof districtSchema>;
