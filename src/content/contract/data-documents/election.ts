// An election and its count, as pages show it. Shares are from 0 to 1.
import type { DataSource } from './data-source.ts';

/** The elections that the site has pages for. The id is the first part of their addresses: `/elecciones-2023/`. */
export const electionIds = ['elecciones-2023'] as const;

export type ElectionId = (typeof electionIds)[number];

/** The districts of Argentina. The id is the last part of the address of a district's page. */
export const electionDistrictIds = [
	'buenos-aires',
	'ciudad-de-buenos-aires',
	'catamarca',
	'chaco',
	'chubut',
	'cordoba',
	'corrientes',
	'entre-rios',
	'formosa',
	'jujuy',
	'la-pampa',
	'la-rioja',
	'mendoza',
	'misiones',
	'neuquen',
	'rio-negro',
	'salta',
	'san-juan',
	'san-luis',
	'santa-cruz',
	'santa-fe',
	'santiago-del-estero',
	'tierra-del-fuego',
	'tucuman',
] as const;

export type ElectionDistrictId = (typeof electionDistrictIds)[number];

/** Who stands for election: a party or an alliance with its candidates, the first one of the list first. */
export type ElectionParty = {
	readonly id: string;
	readonly name: string;
	/** A few letters for small places. */
	readonly short: string;
	/** `#rrggbb`. It may be any colour, so pages show it beside words and never as the colour of text. */
	readonly color: string;
	readonly candidates: readonly string[];
};

/** Votes of one kind, and their share. */
export type Votes = { readonly votes: number; readonly share: number };

/** The votes of a party. The share is that of the votes for parties. */
export type PartyVotes = Votes & { readonly party: ElectionParty; readonly seats?: number | undefined };

/** What was counted so far in a district or in the country. */
export type ElectionCount = {
	/** Polling stations: those counted, all, and the share. */
	readonly stations: { readonly counted: number; readonly total: number; readonly share: number };
	/** The votes for parties, most votes first. */
	readonly parties: readonly PartyVotes[];
	/** Votes for no party; shares are those of all votes. */
	readonly blank: Votes;
	readonly spoiled: Votes;
	readonly contested: Votes;
	/** The share of the electors of the counted polling stations who voted, where the source says how many they are. */
	readonly turnout?: number | undefined;
};

/** The count of a district. */
export type DistrictCount = ElectionCount & { readonly id: ElectionDistrictId };

/** What the election ended in, as its source says. */
export type ElectionOutcome =
	| { readonly kind: 'elected'; readonly party: ElectionParty }
	| { readonly kind: 'run-off'; readonly parties: readonly [ElectionParty, ElectionParty]; readonly date?: string | undefined };

/**
 * An election at a moment. `isCounting`: the count is not final. `isOld`: the source has said nothing for long although it counts.
 * `date` is `YYYY-MM-DD`.
 */
export type Election = {
	readonly id: ElectionId;
	readonly title: string;
	readonly date: string;
	readonly source: DataSource;
	readonly isCounting: boolean;
	readonly isOld: boolean;
	readonly outcome?: ElectionOutcome | undefined;
	readonly country: ElectionCount;
	readonly districts: readonly DistrictCount[];
};
