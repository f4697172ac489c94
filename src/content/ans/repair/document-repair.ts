import { isObject, type JsonObject } from '../json.ts';
import { type JsonPath, type PathKey, pathText } from '../json-path.ts';

/** A change that makes a document fit ANS: a member that is left out or, with `set`, gets a value. The text as it came keeps both. */
export type DocumentRepair = {
	readonly path: JsonPath;
	/** What was wrong, the same for all documents that have it: "`taxonomy.sites[].description` null". */
	readonly kind: string;
	readonly set?: unknown;
};

/** The kinds of repairs, each once. */
export const kindsOf = (repairs: readonly DocumentRepair[]): readonly string[] => [...new Set(repairs.map(({ kind }) => kind))];

/** Makes repairs in their order. A repair whose place does not exist changes nothing. */
export const applyRepairs = (document: JsonObject, repairs: readonly Omit<DocumentRepair, 'kind'>[]): JsonObject =>
	repairs.reduce<JsonObject>((value, repair) => {
		const repaired = changed(value, repair.path, repair);
		return isObject(repaired) ? repaired : value;
	}, document);

function changed(value: unknown, [key, ...rest]: JsonPath, repair: Pick<DocumentRepair, 'set'>): unknown {
	if (key === undefined) return repair.set;
	if (Array.isArray(value)) return typeof key === 'number' && key < value.length ? changedList(value, [key, ...rest], repair) : value;
	return isObject(value) && typeof key === 'string' ? changedObject(value, [key, ...rest], repair) : value;
}

function changedList(list: readonly unknown[], [key, ...rest]: JsonPath, repair: Pick<DocumentRepair, 'set'>): readonly unknown[] {
	if (rest.length === 0 && repair.set === undefined) return list.filter((_item, index) => index !== key);
	return list.map((item, index) => (index === key ? changed(item, rest, repair) : item));
}

function changedObject(object: JsonObject, [key = '', ...rest]: JsonPath, repair: Pick<DocumentRepair, 'set'>): JsonObject {
	if (rest.length > 0) return Object.hasOwn(object, key) ? { ...object, [key]: changed(object[key], rest, repair) } : object;
	if (repair.set !== undefined) return { ...object, [key]: repair.set };
	const { [key]: _leftOut, ...others } = object;
	return others;
}

/** The place without numbers of items: `taxonomy.sites[].description`; the document itself is `$`. */
export const placeName = (path: JsonPath): string =>
	path.length === 0
		? '$'
		: pathText(path)
				.replace(/^\$\.?/, '')
				.replaceAll(/\[\d+\]/g, '[]');

/** Orders paths so that a repair does not move the place of a later one: what comes last in the document comes first. */
export function fromTheEnd({ path: one }: DocumentRepair, { path: other }: DocumentRepair): number {
	const index = one.findIndex((key, at) => key !== other[at]);
	if (index < 0) return one.length - other.length;
	return compareKeys(other[index], one[index]);
}

function compareKeys(one: PathKey | undefined, other: PathKey | undefined): number {
	if (typeof one === 'number' && typeof other === 'number') return one - other;
	return String(one ?? '') < String(other ?? '') ? -1 : 1;
}
