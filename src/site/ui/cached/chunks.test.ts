import { describe, expect, it } from 'vitest';
import { cacheChunk, digestOf, encodeChunks } from './chunks.ts';

const keep = (text: string) => cacheChunk(Buffer.from(text));

describe('a page in chunks', () => {
	it('is its texts and its cached chunks in order', () => {
		expect(encodeChunks(['¡año ', keep('é…🎉'), ' nuevo!']).toString()).toBe('¡año é…🎉 nuevo!');
	});

	it('has the same digest when it has the same chunks, in every process', () => {
		expect(digestOf(['a', keep('b'), 'c'])).toBe(digestOf(['a', keep('b'), 'c']));
		expect(digestOf(['a', keep('b')])).toBe('EoVHi8-NbgSDS4fcOG96BRv3qn1nC3PG-1YcnyQDyDc');
	});

	it('has another digest when a text, a cached chunk or their order is another', () => {
		const digest = digestOf(['a', keep('b'), 'c']);
		for (const other of [
			['x', keep('b'), 'c'],
			['a', keep('x'), 'c'],
			['a', 'c', keep('b')],
			[keep('a'), 'bc'],
			['a', keep('b').digest, 'c'],
		])
			expect(digestOf(other)).not.toBe(digest);
	});
});
