import { assert, constantFrom, integer, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heightsFor, widths } from '../contract/contract.ts';
import { newImageId } from '../image-id.ts';
import type { ImageFacts } from '../original.ts';
import { renditionOf } from './rendition.ts';
import type { ResizeQuery } from './resize-query.ts';

const id = newImageId();

function rendition(original: Partial<ImageFacts>, query: Partial<ResizeQuery>) {
	const facts: ImageFacts = {
		format: 'jpeg',
		width: 4000,
		height: 3000,
		isOpaque: true,
		dominant: '#000000',
		attention: { x: 0, y: 0 },
		version: '0123456789ab',
		...original,
	};
	return renditionOf({ id, facts, query: { auth: '', width: 480, quality: 70, ...query }, format: 'avif' });
}

describe('a rendition', () => {
	it('keeps the shape of the image when only a width is requested', () => {
		expect(rendition({}, {})).toMatchObject({ scaled: { width: 480, height: 360 }, cut: { left: 0, top: 0, width: 480, height: 360 } });
	});

	it('is cropped around the focal point, as far as the edges allow', () => {
		const cut = (x: number, y: number) => rendition({}, { height: 480, focal: { x, y } }).cut;
		expect(cut(0, 0)).toEqual({ left: 0, top: 0, width: 480, height: 480 });
		expect(cut(2000, 1500)).toEqual({ left: 80, top: 0, width: 480, height: 480 });
		expect(cut(4000, 3000)).toEqual({ left: 160, top: 0, width: 480, height: 480 });
	});

	it('is cropped around the attention point when there is no focal point', () => {
		expect(rendition({ attention: { x: 3900, y: 0 } }, { height: 480 }).cut.left).toBe(160);
	});

	it('is the largest of its shape that fits into the original, and never larger', () => {
		expect(rendition({ width: 400, height: 300 }, { width: 1920, height: 1080 }).cut).toMatchObject({ width: 400, height: 225 });
		expect(rendition({ width: 10, height: 10 }, { width: 1920 }).cut).toMatchObject({ width: 10, height: 10 });
	});

	it('I01 close focal points share a rendition: a thousand make at most 17', () => {
		const keys = Array.from({ length: 1000 }, (_, at) => rendition({}, { height: 480, focal: { x: at * 4, y: at * 3 } }).key);
		expect(new Set(keys).size).toBeLessThanOrEqual(17);
	});

	it('always lies within the scaled image, which is no larger than the original', () => {
		const originals = record({ width: integer({ min: 1, max: 16_000 }), height: integer({ min: 1, max: 16_000 }) });
		const focals = option(record({ x: integer({ min: 0, max: 99_999 }), y: integer({ min: 0, max: 99_999 }) }), { nil: undefined });
		const queries = record({ width: constantFrom(...widths), shape: integer({ min: -1, max: 4 }), focal: focals }).map(
			({ width, shape, focal }) => ({ width, height: heightsFor(width)[shape], focal }),
		);
		void assert(
			property(originals, queries, (original, query) => {
				const { scaled, cut } = rendition(original, query);
				expect(cut.width).toBeGreaterThan(0);
				expect(cut.height).toBeGreaterThan(0);
				expect(cut.left + cut.width).toBeLessThanOrEqual(scaled.width);
				expect(cut.top + cut.height).toBeLessThanOrEqual(scaled.height);
				expect(scaled.width).toBeLessThanOrEqual(original.width);
				expect(scaled.height).toBeLessThanOrEqual(original.height);
			}),
		);
	});
});
