// Boards: the figures that the covers of sections show.
import type { DataSource } from './data-source.ts';

/** A figure with its name, such as a price. `change` is in percent, against the day before. */
export type Indicator = { readonly name: string; readonly value: string; readonly change?: number | undefined };

/** A side of a match; its points are absent before the match begins. */
export type MatchSide = { readonly name: string; readonly points?: number | undefined };

/** A match between two; `state` says when it is or how far it got, such as `Final`. */
export type Match = { readonly home: MatchSide; readonly away: MatchSide; readonly state: string };

type Figures =
	| { readonly kind: 'indicators'; readonly indicators: readonly Indicator[] }
	| { readonly kind: 'scores'; readonly matches: readonly Match[] }
	/** The first cell of a row names it. Each row has as many cells as there are columns. */
	| { readonly kind: 'table'; readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** The figures of a section. `isOld`: the source has not confirmed them for long. */
export type Board = {
	readonly id: string;
	readonly title: string;
	readonly source: DataSource;
	readonly isOld: boolean;
	readonly figures: Figures;
};
