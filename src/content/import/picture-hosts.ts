import { isObject, textAt } from '../ans/json.ts';

/** The hosts of the pictures in a document, in the order in which they come. */
export function pictureHosts(value: unknown): ReadonlySet<string> {
	if (Array.isArray(value)) return joined(value);
	if (!isObject(value)) return new Set();
	const address = value.type === 'image' ? textAt(value, 'url') : undefined;
	const host = address === undefined ? undefined : URL.parse(address)?.hostname;
	return new Set([...(host ? [host] : []), ...joined(Object.values(value))]);
}

const joined = (values: readonly unknown[]): ReadonlySet<string> => new Set(values.flatMap((value) => [...pictureHosts(value)]));
