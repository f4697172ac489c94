import { describe, expect, it } from 'vitest';
import { encodePieces, keepPiece } from './pieces.ts';
import { placePiece, renderPieces } from './placed-pieces.ts';

const kept = keepPiece(Buffer.from('<b>…</b>'));

describe('a placed piece', () => {
	it('is kept as it is in the pieces of the markup around it', () => {
		expect(renderPieces(() => `<p>${placePiece(kept)} – ${placePiece(kept)}</p>`)).toEqual(['<p>', kept, ' &#8211; ', kept, '</p>']);
	});

	it('is its own markup outside of a page', () => {
		expect(placePiece(kept)).toBe('<b>…</b>');
	});

	it('stays in the piece around it, which stays in the page', () => {
		const outer = () => keepPiece(encodePieces(renderPieces(() => `<i>${placePiece(kept)}</i>`)));
		expect(encodePieces(renderPieces(() => `<p>${placePiece(outer())}${placePiece(kept)}</p>`)).toString()).toBe(
			'<p><i><b>…</b></i><b>…</b></p>',
		);
	});

	it('fails the page rather than move to another place when its markup is lost or repeated', () => {
		expect(() => renderPieces(() => placePiece(kept).slice(1))).toThrow('1 pieces were placed, and the markup has room for 0');
		expect(() => renderPieces(() => placePiece(kept).repeat(2))).toThrow('has room for 2');
		expect(placePiece(kept)).toBe('<b>…</b>');
	});
});
