import type { Problem } from '../document.ts';
import { childPath, isObject } from '../json.ts';
import type { PathKey } from '../json-path.ts';

/**
 * The limits of C07: levels, content elements, bytes of one text in UTF-8, and values of any kind, so that a list of empty values cannot fill
 * the memory.
 */
export const limits = { depth: 40, elements: 2_000, textBytes: 1_048_576, values: 200_000 } as const;

/** Keys that reach the prototype of a JavaScript object into which they are merged. */
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** A value that is still to be checked, and the way to it: its key in the value that holds it. */
type OpenValue = {
	readonly value: unknown;
	readonly depth: number;
	readonly key: PathKey;
	readonly holder?: OpenValue;
	readonly isElement?: boolean;
};

type Totals = { values: number; elements: number };

/**
 * Returns the first problem of a document that is beyond a limit; undefined when it is within all. One pass with its own stack, so that a
 * deep document cannot overflow the call stack; it stops at the first problem (C07).
 */
export function checkLimits(json: unknown): Problem | undefined {
	const totals: Totals = { values: 0, elements: 0 };
	const open: OpenValue[] = [{ value: json, depth: 1, key: '$' }];
	for (let next = open.pop(); next; next = open.pop()) {
		const message = problemAt(next, totals) ?? openChildren(next, open, totals);
		if (message) return { path: pathOf(next), message };
		const badKey = forbiddenKeyIn(next.value);
		if (badKey !== undefined) return { path: childPath(pathOf(next), badKey), message: 'is a key that is not allowed' };
	}
	return undefined;
}

const pathOf = ({ key, holder }: OpenValue): string => (holder ? childPath(pathOf(holder), key) : '$');

function problemAt({ value, depth, isElement }: OpenValue, totals: Totals): string | undefined {
	totals.values += 1;
	if (isElement) totals.elements += 1;
	if (depth > limits.depth) return `is nested deeper than ${limits.depth} levels`;
	if (totals.elements > limits.elements) return tooManyElements;
	return typeof value === 'string' ? problemOfText(value) : undefined;
}

function problemOfText(text: string): string | undefined {
	// Measures only texts that can be too long: a UTF-16 unit is at most three bytes.
	if (text.length * 3 > limits.textBytes && Buffer.byteLength(text) > limits.textBytes) return `is longer than ${limits.textBytes} bytes`;
	// PostgreSQL cannot store either in jsonb (RFC 7493, section 2.1, forbids the second).
	if (text.includes('\u0000')) return 'holds the character U+0000';
	return text.isWellFormed() ? undefined : 'holds half a character (an unpaired surrogate)';
}

function forbiddenKeyIn(value: unknown): string | undefined {
	if (!isObject(value)) return undefined;
	for (const key of Object.keys(value)) if (forbiddenKeys.has(key) || key.includes('\u0000') || !key.isWellFormed()) return key;
	return undefined;
}

/** Adds the values inside a value to those that are still to be checked, unless there are too many. */
function openChildren(holder: OpenValue, open: OpenValue[], totals: Totals): string | undefined {
	const { value, key, depth } = holder;
	const room = limits.values - totals.values - open.length;
	if (Array.isArray(value)) {
		if (value.length > room) return tooManyValues;
		const isElement = key === 'content_elements';
		if (isElement && value.length > limits.elements - totals.elements) return tooManyElements;
		for (let index = value.length - 1; index >= 0; index -= 1)
			open.push({ value: value[index], depth: depth + 1, key: index, holder, isElement });
	} else if (isObject(value)) {
		const keys = Object.keys(value);
		if (keys.length > room) return tooManyValues;
		for (const name of keys) open.push({ value: value[name], depth: depth + 1, key: name, holder });
	}
	return undefined;
}

const tooManyElements = `is beyond the limit of ${limits.elements} content elements`;
const tooManyValues = `is beyond the limit of ${limits.values} values`;
