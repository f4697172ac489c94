import type { Problem } from '../document.ts';
import { childPath, isObject } from '../json.ts';

/**
 * The limits of C07: levels, content elements, bytes of one text in UTF-8, and values of any kind, so that a list of empty values cannot fill
 * the memory.
 */
export const limits = { depth: 40, elements: 2_000, textBytes: 1_048_576, values: 200_000 } as const;

/** Keys that reach the prototype of a JavaScript object into which they are merged. */
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/** A value that is still to be checked. */
type OpenValue = { readonly value: unknown; readonly path: string; readonly depth: number; readonly element?: boolean };
type Totals = { values: number; elements: number };

/**
 * Returns the first problem of a document that is beyond a limit; undefined when it is within all. One pass with its own stack, so that a
 * deep document cannot overflow the call stack; it stops at the first problem (C07).
 */
export function checkLimits(json: unknown): Problem | undefined {
	const totals: Totals = { values: 0, elements: 0 };
	const open: OpenValue[] = [{ value: json, path: '$', depth: 1 }];
	for (let next = open.pop(); next; next = open.pop()) {
		const problem = problemAt(next, totals) ?? openChildren(next, open, totals);
		if (problem) return problem;
	}
	return undefined;
}

function problemAt({ value, path, depth, element }: OpenValue, totals: Totals): Problem | undefined {
	totals.values += 1;
	if (element) totals.elements += 1;
	if (depth > limits.depth) return { path, message: `is nested deeper than ${limits.depth} levels` };
	if (totals.elements > limits.elements) return tooManyElements(path);
	return typeof value === 'string' ? problemOfText(value, path) : problemOfKeys(value, path);
}

function problemOfText(text: string, path: string): Problem | undefined {
	if (isLonger(text)) return { path, message: `is longer than ${limits.textBytes} bytes` };
	// PostgreSQL cannot store either in jsonb (RFC 7493, section 2.1, forbids the second).
	if (text.includes('\u0000')) return { path, message: 'holds the character U+0000' };
	if (!text.isWellFormed()) return { path, message: 'holds half a character (an unpaired surrogate)' };
	return undefined;
}

/** Measures only texts that can be too long: a UTF-16 unit is at most three bytes. */
const isLonger = (text: string): boolean => text.length * 3 > limits.textBytes && Buffer.byteLength(text) > limits.textBytes;

function problemOfKeys(value: unknown, path: string): Problem | undefined {
	if (!isObject(value)) return undefined;
	for (const key of Object.keys(value)) {
		if (forbiddenKeys.has(key) || key.includes('\u0000') || !key.isWellFormed())
			return { path: childPath(path, key), message: 'is a key that is not allowed' };
	}
	return undefined;
}

/** Adds the values inside a value to those that are still to be checked, unless there are too many. */
function openChildren({ value, path, depth }: OpenValue, open: OpenValue[], totals: Totals): Problem | undefined {
	const room = limits.values - totals.values - open.length;
	if (Array.isArray(value)) {
		if (value.length > room) return tooManyValues(path);
		const element = path.endsWith('.content_elements');
		if (element && value.length > limits.elements - totals.elements) return tooManyElements(path);
		for (let index = value.length - 1; index >= 0; index -= 1)
			open.push({ value: value[index], path: childPath(path, index), depth: depth + 1, element });
	} else if (isObject(value)) {
		const keys = Object.keys(value);
		if (keys.length > room) return tooManyValues(path);
		for (const key of keys) open.push({ value: value[key], path: childPath(path, key), depth: depth + 1 });
	}
	return undefined;
}

const tooManyElements = (path: string): Problem => ({ path, message: `is beyond the limit of ${limits.elements} content elements` });
const tooManyValues = (path: string): Problem => ({ path, message: `is beyond the limit of ${limits.values} values` });
