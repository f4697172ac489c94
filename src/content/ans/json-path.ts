import { childPath, isObject } from './json.ts';

/** A step into a JSON value: the key of a member, or the index of an item. */
export type PathKey = string | number;

/** A place in a document, from its root. */
export type JsonPath = readonly PathKey[];

/** The place in the form in which people read it: `$.content_elements[3].content`. */
export const pathText = (path: JsonPath): string => path.reduce<string>(childPath, '$');

/** The value at a place; undefined where the path ends early. */
export const valueAt = (root: unknown, path: JsonPath): unknown => path.reduce(step, root);

function step(value: unknown, key: PathKey): unknown {
	if (typeof key === 'number') return Array.isArray(value) ? value[key] : undefined;
	return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
