import type { Problem } from '../document.ts';
import { childPath, isObject } from '../json.ts';

/** Limits of promise C07: levels, content elements, bytes of one text in UTF-8; and values of any kind, so that no list of nothings fills the memory. */
export const limits = { depth: 40, elements: 2_000, textBytes: 1_048_576, values: 200_000 } as const;

/** Keys that would reach the prototype of a JavaScript object that merged them. */
const poisonousKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

type OpenValue = { readonly value: unknown; readonly path: string; readonly depth: number; readonly element?: boolean };
type Count = { values: number; elements: number };

/**
 * The first way in which a document is too much to look at closely, or nothing. One pass with a stack of its own: no recursion
 * that a deep document could overflow, and it stops at the first limit (C07).
 */
export function checkLimits(json: unknown): Problem | undefined {
	const count: Count = { values: 0, elements: 0 };
	const open: OpenValue[] = [{ value: json, path: '$', depth: 1 }];
	for (let place = open.pop(); place; place = open.pop()) {
		const problem = problemAt(place, count);
		if (problem) return problem;
		openChildren(place, open);
	}
	return undefined;
}

function problemAt({ value, path, depth, element }: OpenValue, count: Count): Problem | undefined {
	count.values += 1;
	if (element) count.elements += 1;
	if (depth > limits.depth) return { path, message: `is nested deeper than ${limits.depth} levels` };
	if (count.elements > limits.elements) return { path, message: `is beyond the limit of ${limits.elements} content elements` };
	if (count.values > limits.values) return { path, message: `is beyond the limit of ${limits.values} values` };
	return typeof value === 'string' ? problemOfText(value, path) : problemOfKeys(value, path);
}

function problemOfText(text: string, path: string): Problem | undefined {
	if (isLonger(text)) return { path, message: `is longer than ${limits.textBytes} bytes` };
	// PostgreSQL cannot keep either in jsonb (RFC 7493, section 2.1, forbids the second).
	if (text.includes('\u0000')) return { path, message: 'holds the character U+0000' };
	if (!text.isWellFormed()) return { path, message: 'holds half a character (an unpaired surrogate)' };
	return undefined;
}

/** Measured only where it can matter: a UTF-16 unit is at most three bytes. */
const isLonger = (text: string): boolean => text.length * 3 > limits.textBytes && Buffer.byteLength(text) > limits.textBytes;

function problemOfKeys(value: unknown, path: string): Problem | undefined {
	if (!isObject(value)) return undefined;
	for (const key of Object.keys(value)) {
		if (poisonousKeys.has(key) || key.includes('\u0000') || !key.isWellFormed())
			return { path: childPath(path, key), message: 'is a key that is not allowed' };
	}
	return undefined;
}

function openChildren({ value, path, depth }: OpenValue, open: OpenValue[]): void {
	if (Array.isArray(value)) {
		const element = path.endsWith('.content_elements');
		// One more than the limit is enough to see that it is passed.
		const end = Math.min(value.length, limits.values + 1);
		for (let index = end - 1; index >= 0; index -= 1)
			open.push({ value: value[index], path: childPath(path, index), depth: depth + 1, element });
	} else if (isObject(value)) {
		for (const key of Object.keys(value)) open.push({ value: value[key], path: childPath(path, key), depth: depth + 1 });
	}
}
