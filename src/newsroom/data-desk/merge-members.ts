import { isDeepStrictEqual } from 'node:util';

type Json = { readonly [key: string]: unknown };
type Versions = { readonly base: Json; readonly typed: Json; readonly newest: Json };

/** Members that say who made a version, and when. Both versions have changed them, which is no conflict. */
const times = ['source', 'last_updated_date', 'revision'];

/**
 * Merges the changes of two people to a document. Undefined when both changed the same member in different ways. The members in `times` are
 * those of `typed`.
 */
export function mergeMembers({ base, typed, newest }: Versions): Json | undefined {
	const names = [...new Set([...Object.keys(typed), ...Object.keys(newest)])];
	const isAsBefore = (name: string, version: Json) => isDeepStrictEqual(version[name], base[name]);
	const disagree = (name: string) =>
		!isAsBefore(name, typed) && !isAsBefore(name, newest) && !isDeepStrictEqual(typed[name], newest[name]) && !times.includes(name);
	if (names.some(disagree)) return undefined;
	return Object.fromEntries(
		names.map((name) => [name, (isAsBefore(name, typed) ? newest : typed)[name]]).filter(([, value]) => value !== undefined),
	);
}
