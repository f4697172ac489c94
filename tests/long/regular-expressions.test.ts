import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { cpuTime } from '../support/cpu-time.ts';

const product = readdirSync('src', { recursive: true, encoding: 'utf8' })
	.filter((name) => /\.tsx?$/.test(name) && !/\.(test|samples)\.tsx?$/.test(name))
	.map((name) => join('src', name));

/** The regular expressions of a file, and how often it makes one of text. */
type Expressions = { readonly path: string; readonly literals: readonly RegExp[]; readonly made: number };

const expressions = product.map(expressionsOf);

function expressionsOf(path: string): Expressions {
	const literals: RegExp[] = [];
	let made = 0;
	const countMade = ({ callee }: { callee: object }) => {
		if ('name' in callee && callee.name === 'RegExp') made += 1;
	};
	const visitor = new Visitor({
		Literal: (node) => {
			if ('regex' in node) literals.push(new RegExp(node.regex.pattern, node.regex.flags));
		},
		CallExpression: countMade,
		NewExpression: countMade,
	});
	visitor.visit(parseSync(path, readFileSync(path, 'utf8')).program);
	return { path, literals, made };
}

/** Short texts first: on a long one an expression of exponential time would never end, and one of quadratic time takes a second. */
const lengths = [22, 25, 1_000, 5_000, 20_000];

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

/**
 * The beginning of a text that takes too long; undefined if there is none. A slow text is tried a second time, in case the machine was
 * busy.
 */
async function slowText(expression: RegExp): Promise<string | undefined> {
	const everywhere = new RegExp(expression, `${expression.flags.replace('g', '')}g`);
	for (const text of hostileTexts(expression)) {
		const read = () => text.replaceAll(everywhere, '');
		if (elapsedTime(read) > slow && (await cpuTime(read)) > slow) return text.slice(0, 50);
	}
	return undefined;
}

/** In ms. Asking for the CPU time costs more than reading a short text. */
function elapsedTime(work: () => unknown): number {
	const start = performance.now();
	work();
	return performance.now() - start;
}

describe('regular expressions', () => {
	const used = expressions.filter(({ literals }) => literals.length > 0);
	it.each(used.map(({ path, literals }) => [path, literals] as const))(
		'C10 of %s read a long text in time that grows with its length alone',
		async (_path, literals) => {
			for (const expression of literals) {
				expect({ expression, slow: await slowText(expression) }).toEqual({ expression, slow: undefined });
			}
		},
	);

	it('C10 are written, never put together from text', () => {
		expect(expressions.filter(({ made }) => made > 0).map(({ path }) => path)).toEqual([]);
	});

	it.each([/<[^>]*>/, /(a+)+$/, /^\s*x?\s*$/, /<br\b[^>]*>/])(
		'C10 that are slow are found: %s',
		async (expression) => {
			expect(await slowText(expression)).toBeDefined();
		},
		60_000,
	);
});
