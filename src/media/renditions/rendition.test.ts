import { assert, constantFrom, integer, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heightsFor, widths } from '../contract/contract.ts';
import { newImageId } from '../image-id.ts';
import type { Facts } from '../original.ts';
import { renditionOf } from './rendition.ts';
import type { Wish } from './wish.ts';

const id = newImageId();

function rendition(original: Partial<Facts>, wish: Partial<Wish>) {
	const facts: Facts = {
		format: 'jpeg',
		width: 4000,
		height: 3000,
		isOpaque: true,
		dominant: '#000000',
		attention: { x: 0, y: 0 },
		version: '0123456789ab',
		...original,
	};
	return renditionOf({ id, facts, wish: { auth: '', width: 480, quality: 70, ...wish }, format: 'avif' });
}

describe('a rendition', () => {
	it('keeps the shape of the picture when only a width is asked for', () => {
		expect(rendition({}, {})).toMatchObject({ scaled: { width: 480, height: 360 }, cut: { left: 0, top: 0, width: 480, height: 360 } });
	});

	it('is cut around the focal point, as far as the edges allow', () => {
		const cut = (x: number, y: number) => rendition({}, { height: 480, focal: { x, y } }).cut;
		expect(cut(0, 0)).toEqual({ left: 0, top: 0, width: 480, height: 480 });
		expect(cut(2000, 1500)).toEqual({ left: 80, top: 0, width: 480, height: 480 });
		expect(cut(4000, 3000)).toEqual({ left: 160, top: 0, width: 480, height: 480 });
	});

	it('is cut around what draws attention when there is no focal point', () => {
		expect(rendition({ attention: { x: 3900, y: 0 } }, { height: 480 }).cut.left).toBe(160);
	});

	it('is the largest of its shape that the original has, and never larger', () => {
		expect(rendition({ width: 400, height: 300 }, { width: 1920, height: 1080 }).cut).toMatchObject({ width: 400, height: 225 });
		expect(rendition({ width: 10, height: 10 }, { width: 1920 }).cut).toMatchObject({ width: 10, height: 10 });
	});

	it('I01 focal points that are close give the same one, so that a thousand make no more than 17', () => {
		const keys = Array.from({ length: 1000 }, (_, at) => rendition({}, { height: 480, focal: { x: at * 4, y: at * 3 } }).key);
		expect(new Set(keys).size).toBeLessThanOrEqual(17);
	});

	it('always lies within the scaled picture, and that within the original', () => {
		const originals = record({ width: integer({ min: 1, max: 16_000 }), height: integer({ min: 1, max: 16_000 }) });
		const focals = option(record({ x: integer({ min: 0, max: 99_999 }), y: integer({ min: 0, max: 99_999 }) }), { nil: undefined });
		void assert(
			property(originals, constantFrom(...widths), integer({ min: -1, max: 4 }), focals, (original, width, shape, focal) => {
				const { scaled, cut } = rendition(original, { width, height: heightsFor(width)[shape], focal });
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
