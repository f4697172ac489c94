import { describe, expect, it } from 'vitest';
import { cacheChunk, encodeChunks } from './chunks.ts';
import { placeChunk, renderChunks } from './placed-chunks.ts';

const kept = cacheChunk(Buffer.from('<b>…</b>'));

describe('a placed chunk', () => {
	it('is kept as it is in the chunks of the markup around it', () => {
		expect(renderChunks(() => `<p>${placeChunk(kept)} – ${placeChunk(kept)}</p>`)).toEqual(['<p>', kept, ' &#8211; ', kept, '</p>']);
	});

	it('is its own markup outside of a page', () => {
		expect(placeChunk(kept)).toBe('<b>…</b>');
	});

	it('stays in the chunk around it, which stays in the page', () => {
		const outer = () => cacheChunk(encodeChunks(renderChunks(() => `<i>${placeChunk(kept)}</i>`)));
		expect(encodeChunks(renderChunks(() => `<p>${placeChunk(outer())}${placeChunk(kept)}</p>`)).toString()).toBe(
			'<p><i><b>…</b></i><b>…</b></p>',
		);
	});

	it('fails the page rather than move to another place when its markup is lost or repeated', () => {
		expect(() => renderChunks(() => placeChunk(kept).slice(1))).toThrow('1 chunks were placed, and the markup has room for 0');
		expect(() => renderChunks(() => placeChunk(kept).repeat(2))).toThrow('has room for 2');
		expect(placeChunk(kept)).toBe('<b>…</b>');
	});
});
