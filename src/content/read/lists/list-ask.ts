import type { ListQuery } from '../../contract/contract.ts';

const deepest = 10_000;
const longest = 200;
const mostLists = 50;

/** A list as the database is asked for it; the names are those of the fields in SQL. */
export type ListAsk = {
	readonly lists: readonly string[];
	readonly must: readonly string[];
	readonly one_of: readonly string[];
	readonly none_of: readonly string[];
	readonly without: readonly string[];
	readonly size: number;
	readonly skipped: number;
};

export function listAsk(query: ListQuery): ListAsk {
	const { all, any = [], none = [], except = [] } = query;
	return {
		lists: listsOf(query),
		must: all,
		one_of: all.length > 0 ? any : [],
		none_of: none,
		without: except,
		size: within(query.size, longest),
		skipped: within(query.offset ?? 0, deepest),
	};
}

const within = (value: number, most: number): number => (Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), 0), most) : 0);

/** Kinds of terms from those of few stories to those of many. */
const narrowness = ['tag', 'author', 'subtype', 'section', 'kind', 'type', 'source', 'all'];

const rank = (term: string): number => narrowness.indexOf(term.split(':', 1)[0] ?? '');

/**
 * The lists to go through: the narrowest of those that a work must be in, else each of those of which one is enough. A page depends
 * on these alone: whatever comes into its list or leaves it is in them before or after.
 */
export function listsOf({ all, any = [] }: ListQuery): readonly string[] {
	if (all.length === 0) return any.length === 0 ? ['all'] : [...new Set(any)].slice(0, mostLists);
	return all.toSorted((one, other) => rank(one) - rank(other)).slice(0, 1);
}
