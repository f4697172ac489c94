import type { ErrorObject } from 'ajv';
import type { Problem } from '../document.ts';
import { isObject } from '../json.ts';
import { type JsonPath, type PathKey, pathText, valueAt } from '../json-path.ts';

/**
 * A place where a document does not fit its schema or a rule: a member that ANS does not have there, a member that is missing, or a value of
 * a wrong form.
 */
export type Misfit = {
	readonly path: JsonPath;
	readonly what: 'unknown' | 'missing' | 'wrong';
	readonly message: string;
	/** Marks a misfit that must not be repaired: its part is too large to look for all misfits. */
	readonly stays?: true;
};

/** Longest value in a message, in UTF-16 units. */
const maxValueLength = 80;

/** The misfit as a problem for people, with the value that the document has there. */
export function problemOf({ path, what, message }: Misfit, document: unknown): Problem {
	const value = what === 'missing' ? undefined : JSON.stringify(valueAt(document, path));
	if (value === undefined) return { path: pathText(path), message };
	return {
		path: pathText(path),
		message: `${message}; it is ${value.length > maxValueLength ? `${value.slice(0, maxValueLength)}…` : value}`,
	};
}

/** Errors of one part that are looked at. A part with more is not repaired. */
const maxErrors = 2_000;

/** The misfits that a validator found in a part at `path`. If the schema has alternatives: those of the best-fitting one. */
export function misfitsOf(errors: readonly ErrorObject[], value: unknown, path: JsonPath): readonly Misfit[] {
	return bestAlternative(errors.slice(0, maxErrors)).map((error) => misfitOf(error, value, path));
}

function misfitOf({ instancePath, params, message }: ErrorObject, value: unknown, path: JsonPath): Misfit {
	const place = [...path, ...keysOf(instancePath, value)];
	const { additionalProperty, missingProperty, allowedValues } = params;
	if (typeof additionalProperty === 'string')
		return { path: [...place, additionalProperty], what: 'unknown', message: 'is not a field that ANS has here' };
	if (typeof missingProperty === 'string') return { path: [...place, missingProperty], what: 'missing', message: 'is missing' };
	const expected = Array.isArray(allowedValues) ? `must be one of: ${allowedValues.join(', ')}` : (message ?? 'is not what ANS asks');
	return { path: place, what: 'wrong', message: expected };
}

/** Converts a JSON pointer (`/streams/0/url`, RFC 6901) to keys. */
function keysOf(pointer: string, root: unknown): JsonPath {
	const keys: PathKey[] = [];
	let value = root;
	for (const escaped of pointer.split('/').slice(1)) {
		const key = escaped.replaceAll('~1', '/').replaceAll('~0', '~');
		keys.push(Array.isArray(value) ? Number(key) : key);
		value = Array.isArray(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined;
	}
	return keys;
}

/** Errors below `oneOf` and `anyOf` are those of all alternatives: keeps those of the alternative with the fewest, without the summary. */
function bestAlternative(errors: readonly ErrorObject[]): readonly ErrorObject[] {
	const choice = errors.find(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf');
	if (!choice) return errors;
	const branches = Map.groupBy(errors, ({ schemaPath }) => branchOf(schemaPath, choice.schemaPath));
	const others = (branches.get(undefined) ?? []).filter((error) => error !== choice);
	branches.delete(undefined);
	const [best] = [...branches.values()].toSorted((one, other) => costOf(one) - costOf(other));
	return [...bestAlternative(others), ...(best ?? [{ ...choice, keyword: 'choice' }])];
}

function branchOf(schemaPath: string, choice: string): string | undefined {
	return schemaPath.startsWith(`${choice}/`) ? schemaPath.slice(choice.length + 1).split('/')[0] : undefined;
}

/** An alternative for another kind of value, such as `mode: reference`, is never the better one; to lack a member is better than to have one too many. */
const costOf = (errors: readonly ErrorObject[]): number => errors.reduce((sum, { keyword }) => sum + (costs.get(keyword) ?? 1), 0);

const costs: ReadonlyMap<string, number> = new Map([
	['enum', 100],
	['additionalProperties', 2],
]);
