import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonSplitter, type JsonValueText, LineSplitter } from './json-stream.ts';

type Splitter = JsonSplitter | LineSplitter;

function split(splitter: Splitter, chunks: readonly string[]): readonly JsonValueText[] {
	return [...chunks.flatMap((chunk) => [...splitter.push(chunk)]), ...splitter.end()];
}

const texts = (values: readonly JsonValueText[]) => values.map((value) => (value.kind === 'text' ? value.text : value.kind));

/** The text in pieces of `size` characters. */
const inPieces = (text: string, size: number) => text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];

describe('splitting JSON', () => {
	it('elements of an array and values that follow each other come out unchanged', () => {
		fc.assert(
			fc.property(
				fc.array(fc.oneof(fc.object(), fc.string(), fc.integer(), fc.constant(null))),
				fc.integer({ min: 1, max: 9 }),
				(values, size) => {
					const written = values.map((value) => JSON.stringify(value));
					for (const whole of [`[${written.join(' , ')}]`, `\uFEFF[\n${written.join(',')}\n]\n`, written.join('\n')])
						expect(texts(split(new JsonSplitter(1e6), inPieces(whole, size)))).toEqual(written);
				},
			),
			{ numRuns: 200 },
		);
	});

	it('a value that is too long is reported and not buffered', () => {
		const values = split(new JsonSplitter(100), [`[{"a":"${'x'.repeat(500)}"},{"b":1}]`]);
		expect(values).toEqual([
			{ kind: 'too-long', characters: 508 },
			{ kind: 'text', text: '{"b":1}' },
		]);
	});

	it('invalid JSON comes out, for the caller to refuse', () => {
		expect(texts(split(new JsonSplitter(100), ['{"a":1} {"b":']))).toEqual(['{"a":1}', '{"b":']);
		expect(texts(split(new JsonSplitter(100), ['}{"a":1}']))).toContain('{"a":1}');
	});
});

describe('splitting lines', () => {
	it('a broken line does not affect later lines', () => {
		const values = split(new LineSplitter(100), inPieces('{"a":1}\n{"b":\n\n{"c":3}\r\n', 3));
		expect(texts(values)).toEqual(['{"a":1}', '{"b":', '{"c":3}']);
	});

	it('a line that is too long is reported', () => {
		expect(texts(split(new LineSplitter(10), ['{"a":1}\n', 'x'.repeat(50), '\n{"c":3}']))).toEqual(['{"a":1}', 'too-long', '{"c":3}']);
	});
});
