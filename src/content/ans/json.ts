// Access to unchecked JSON: every function tolerates any value.

/** A JSON object whose shape has not been checked. */
export type JsonObject = { readonly [key: string]: unknown };

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The JSON object in a stored text; an empty one for JSON that is no object. */
export function objectIn(text: string): JsonObject {
	const json: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
	return isObject(json) ? json : {};
}

/** The value at a path of keys; undefined where the path ends early. Inherited keys do not count. */
export function at(value: unknown, ...keys: readonly string[]): unknown {
	let found = value;
	for (const key of keys) {
		if (!isObject(found) || !Object.hasOwn(found, key)) return undefined;
		found = found[key];
	}
	return found;
}

/** The text at a path of keys; undefined for a text of spaces only. */
export function textAt(value: unknown, ...keys: readonly string[]): string | undefined {
	const found = at(value, ...keys);
	return typeof found === 'string' && found.trim() !== '' ? found : undefined;
}

/** The finite number at a path of keys, 0 included. */
export function numberAt(value: unknown, ...keys: readonly string[]): number | undefined {
	const found = at(value, ...keys);
	return typeof found === 'number' && Number.isFinite(found) ? found : undefined;
}

export function objectAt(value: unknown, ...keys: readonly string[]): JsonObject | undefined {
	const found = at(value, ...keys);
	return isObject(found) ? found : undefined;
}

/** The list at a path of keys; empty when there is none. */
export function listAt(value: unknown, ...keys: readonly string[]): readonly unknown[] {
	const found = at(value, ...keys);
	return Array.isArray(found) ? found : [];
}

/** The objects of the list at a path of keys. */
export const objectsAt = (value: unknown, ...keys: readonly string[]): readonly JsonObject[] => listAt(value, ...keys).filter(isObject);

/** The texts of the list at a path of keys, without texts of spaces only. */
export const textsAt = (value: unknown, ...keys: readonly string[]): readonly string[] =>
	listAt(value, ...keys).filter((item): item is string => typeof item === 'string' && item.trim() !== '');

/** The JSON path of a child: `$.content_elements[3].content`. Problems name places in a document this way (C01). */
export const childPath = (path: string, key: string | number): string => {
	if (typeof key === 'number') return `${path}[${key}]`;
	return /^[A-Za-z_][A-Za-z0-9_]{0,80}$/.test(key) ? `${path}.${key}` : `${path}[${JSON.stringify(key.slice(0, 80))}]`;
};

/** The object with only these members. */
export const pick = (object: JsonObject, keys: readonly string[]): JsonObject =>
	Object.fromEntries(keys.flatMap((key) => (Object.hasOwn(object, key) ? [[key, object[key]]] : [])));

/** The object without these members; the same object when it has none of them. */
export function without(object: JsonObject, ...keys: readonly string[]): JsonObject {
	if (!keys.some((key) => Object.hasOwn(object, key))) return object;
	return Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));
}
