// What a repair is, and the one for each misfit.
import type { Misfit } from '../check/misfit.ts';
import { isObject, type JsonObject } from '../json.ts';
import { type JsonPath, pathText, valueAt } from '../json-path.ts';
import { ansVersion } from '../schema/schemas.ts';
import { defaultFor } from './defaults.ts';
import { isHarmful, isOfTable } from './harm.ts';

/** A change that makes a document fit ANS: a member that is left out or, with `set`, gets a value. The text as it came keeps both. */
export type DocumentRepair = {
	readonly path: JsonPath;
	/** What was wrong, the same for all documents that have it: "`taxonomy.sites[].description` null". */
	readonly kind: string;
	readonly set?: unknown;
};

/** The repair of a misfit; undefined when it could harm. */
export function repairOf(document: JsonObject, misfit: Misfit): DocumentRepair | undefined {
	return misfit.what === 'missing' ? repairOfMissing(document, misfit.path) : repairOfValue(document, misfit);
}

function repairOfMissing(document: JsonObject, path: JsonPath): DocumentRepair | undefined {
	const owner = path.slice(0, -1);
	const object = valueAt(document, owner);
	const set = isObject(object) ? defaultFor(placeName(path), object) : undefined;
	if (set !== undefined) return { path, kind: `\`${placeName(path)}\` missing`, set };
	const whole = separable(owner);
	if (isHarmful(document, whole, 'wrong')) return undefined;
	return { path: whole, kind: `\`${placeName(whole)}\` without \`${String(path.at(-1))}\`` };
}

function repairOfValue(document: JsonObject, { path, what }: Misfit): DocumentRepair | undefined {
	const value = valueAt(document, path);
	const converted = convert(path, value);
	if (converted !== undefined) return { path, kind: `\`${placeName(path)}\` ${value === null ? 'null' : typeof value}`, set: converted };
	const whole = separable(path);
	if (isHarmful(document, whole, what === 'unknown' ? 'unknown' : 'wrong')) return undefined;
	return { path: whole, kind: `\`${placeName(whole)}\` ${value === null ? 'null' : what}` };
}

/** A value of another form that says the same. */
function convert(path: JsonPath, value: unknown): unknown {
	if (path.at(-1) === 'version' && path.length > 1) return ansVersion;
	if (path.at(-1) === '_id' && typeof value === 'number') return String(value);
	if (path.at(-1) === 'content' && value === null && path.some(isOfTable)) return '';
	if (path.at(-2) === 'tags' && typeof value === 'string' && value.trim() !== '') return { text: value };
	return undefined;
}

/** The least that can be left out by itself: an object of a type that is not allowed goes whole. */
const separable = (path: JsonPath): JsonPath => (path.length > 1 && path.at(-1) === 'type' ? path.slice(0, -1) : path);

/** The place without numbers of items: `taxonomy.sites[].description`; the document itself is `$`. */
const placeName = (path: JsonPath): string =>
	path.length === 0
		? '$'
		: pathText(path)
				.replace(/^\$\.?/, '')
				.replaceAll(/\[\d+\]/g, '[]');
