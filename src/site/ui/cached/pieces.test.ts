import { describe, expect, it } from 'vitest';
import { digestOf, encodePieces, keepPiece } from './pieces.ts';

const keep = (text: string) => keepPiece(Buffer.from(text));

describe('a page in pieces', () => {
	it('is its texts and its kept pieces in order', () => {
		expect(encodePieces(['¡año ', keep('é…🎉'), ' nuevo!']).toString()).toBe('¡año é…🎉 nuevo!');
	});

	it('has the same digest when it has the same pieces, in every process', () => {
		expect(digestOf(['a', keep('b'), 'c'])).toBe(digestOf(['a', keep('b'), 'c']));
		expect(digestOf(['a', keep('b')])).toBe('EoVHi8-NbgSDS4fcOG96BRv3qn1nC3PG-1YcnyQDyDc');
	});

	it('has another digest when a text, a kept piece or their order is another', () => {
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
