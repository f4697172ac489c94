import type { JsonObject } from '../json.ts';
import { type JsonPath, pathText } from '../json-path.ts';
import { Draft } from './draft.ts';

/** A change that makes a document fit ANS: a member that is left out or, with `set`, gets a value. The text as it came keeps both. */
export type DocumentRepair = {
	readonly path: JsonPath;
	/** What was wrong, the same for all documents that have it: "`taxonomy.sites[].description` null". */
	readonly kind: string;
	readonly set?: unknown;
};

/** The kinds of repairs, each once. */
export const kindsOf = (repairs: readonly DocumentRepair[]): readonly string[] => [...new Set(repairs.map(({ kind }) => kind))];

/** Makes repairs in their order. A repair whose place does not exist changes nothing, and the document given stays as it is. */
export function applyRepairs(document: JsonObject, repairs: readonly Omit<DocumentRepair, 'kind'>[]): JsonObject {
	if (repairs.length === 0) return document;
	const draft = new Draft(document);
	for (const { path, set } of repairs) draft.change(path, set);
	return draft.document;
}

/** The place without numbers of items: `taxonomy.sites[].description`; the document itself is `$`. */
export const placeName = (path: JsonPath): string =>
	path.length === 0
		? '$'
		: pathText(path)
				.replace(/^\$\.?/, '')
				.replaceAll(/\[\d+\]/g, '[]');

/**
 * Orders the repairs of one check so that none changes the path of a later one: the last place in the document comes first. Drops repairs
 * inside something that another repair leaves out, and second repairs of the same place.
 */
export function inOrder(repairs: readonly DocumentRepair[]): readonly DocumentRepair[] {
	const byPlace = new Map(repairs.map((repair) => [JSON.stringify(repair.path), repair]));
	const isLeftOut = (path: JsonPath) => byPlace.has(JSON.stringify(path)) && byPlace.get(JSON.stringify(path))?.set === undefined;
	const needed = [...byPlace.values()].filter(({ path }) => !path.some((_key, length) => isLeftOut(path.slice(0, length))));
	return needed.toSorted(fromTheEnd);
}

function fromTheEnd({ path: one }: DocumentRepair, { path: other }: DocumentRepair): number {
	const at = one.findIndex((key, index) => key !== other[index]);
	const [first, second] = [one[at], other[at]];
	if (typeof first === 'number' && typeof second === 'number') return second - first;
	return String(first ?? '') < String(second ?? '') ? 1 : -1;
}
