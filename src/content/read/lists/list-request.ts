import type { ListQuery } from '../../contract/contract.ts';

const maxOffset = 10_000;
const maxSize = 200;
const maxLists = 50;

/** A list as the SQL functions take it; the names are those of their fields. */
export type ListRequest = {
	readonly lists: readonly string[];
	readonly must: readonly string[];
	readonly one_of: readonly string[];
	readonly none_of: readonly string[];
	readonly without: readonly string[];
	readonly size: number;
	readonly skipped: number;
};

export function listRequest(query: ListQuery): ListRequest {
	const { all, any = [], none = [], except = [] } = query;
	return {
		lists: listsOf(query),
		must: all,
		one_of: all.length > 0 ? any : [],
		none_of: none,
		without: except,
		size: clamp(query.size, maxSize),
		skipped: clamp(query.offset ?? 0, maxOffset),
	};
}

const clamp = (value: number, max: number): number => (Number.isFinite(value) ? Math.min(Math.max(Math.trunc(value), 0), max) : 0);

/** Kinds of terms, from those of few stories to those of many. */
const narrowestFirst = ['note', 'canonical', 'tag', 'author', 'subtype', 'section', 'kind', 'type', 'source', 'all'];
const rank = (term: string): number => narrowestFirst.indexOf(term.split(':', 1)[0] ?? '');

/**
 * The lists to read: the narrowest of those that a work must be in (`all`), or else every list of `any`. A page depends only on these
 * lists, because a work that enters or leaves the result is in one of them before or after.
 */
export function listsOf({ all, any = [] }: ListQuery): readonly string[] {
	if (all.length === 0) return any.length === 0 ? ['all'] : [...new Set(any)].slice(0, maxLists);
	return all.toSorted((one, other) => rank(one) - rank(other)).slice(0, 1);
}
