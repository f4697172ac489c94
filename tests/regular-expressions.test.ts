import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { cpuTime } from './support/cpu-time.ts';

const product = readdirSync('src', { recursive: true, encoding: 'utf8' })
	.filter((name) => /\.tsx?$/.test(name) && !/\.(test|samples)\.tsx?$/.test(name))
	.map((name) => join('src', name));

/** The regular expressions of a file, and how often it makes one of text. */
function expressionsOf(path: string): { readonly literals: readonly RegExp[]; readonly made: number } {
	const literals: RegExp[] = [];
	let made = 0;
	JSON.stringify(parseSync(path, readFileSync(path, 'utf8')).program, (_key, node) => {
		if (node?.regex) literals.push(new RegExp(node.regex.pattern, node.regex.flags));
		if (node?.callee?.name === 'RegExp') made += 1;
		// A bigint has no JSON.
		return typeof node === 'bigint' ? String(node) : node;
	});
	return { literals, made };
}

/** Short texts first: on a long one an expression of exponential time would never end. */
const lengths = [25, 1_000, 20_000];

/** More than any linear one takes for the longest text, in ms. */
const slow = 30;

const usual = [' ', '\t', '\n', 'a', 'Z', '0', '-', '.', '/', '<', '"', 'á'];

/** Texts in which the expression begins to match again and again, and does not come to its end. */
function* hostileTexts({ source }: RegExp): Generator<string> {
	const words = source.replaceAll(/\\\w/g, ' ').match(/[\p{L}\d<>&;:=%@#"'/-]+/gu) ?? [];
	const parted = [...source, ...words].map((word) => `${word}-`);
	const pieces = new Set([...usual, ...source, ...words, ...parted]);
	for (const length of lengths) {
		for (const piece of pieces) {
			const text = `${piece.repeat(length / piece.length)}\0`;
			yield text;
			for (const word of words) yield `${word}${text}`;
		}
	}
}

/** The beginning of a text that takes too long; undefined when there is none. A second look forgives what the machine did in the first. */
async function slowText(expression: RegExp): Promise<string | undefined> {
	const everywhere = new RegExp(expression, `${expression.flags.replace('g', '')}g`);
	const isSlow = async (text: string) => (await cpuTime(() => text.replaceAll(everywhere, ''))) > slow;
	for (const text of hostileTexts(expression)) if ((await isSlow(text)) && (await isSlow(text))) return text.slice(0, 50);
	return undefined;
}

describe('regular expressions', () => {
	it.each(product.filter((path) => expressionsOf(path).literals.length > 0))(
		'C10 of %s read a long text in time that grows with its length alone',
		async (path) => {
			for (const expression of expressionsOf(path).literals) {
				expect({ expression, slow: await slowText(expression) }).toEqual({ expression, slow: undefined });
			}
		},
	);

	it('C10 are written, never put together from text', () => {
		expect(product.filter((path) => expressionsOf(path).made > 0)).toEqual([]);
	});

	it.each([/<[^>]*>/, /(a+)+$/, /^\s*x?\s*$/, /<br\b[^>]*>/])(
		'C10 that are slow are found: %s',
		async (expression) => {
			expect(await slowText(expression)).toBeDefined();
		},
		60_000,
	);
});
