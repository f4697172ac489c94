import { describe, expect, it } from 'vitest';
import { heightFor, heightsFor, type ImageReference, imageAddress, widths } from './contract.ts';

const image: ImageReference = { id: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', extension: 'jpg', seoName: 'la-plaza', auth: 'f'.repeat(64) };
const path = `/resizer/v2/la-plaza-${image.id}.jpg?auth=${image.auth}`;

describe('the address of an image', () => {
	it('names the image, its signature, the size and the crop', () => {
		expect(imageAddress(image, '16:9', 640)).toBe(`${path}&width=640&height=360&smart=true`);
		expect(imageAddress({ ...image, focal: { x: 12.4, y: 7.6 } }, '1:1', 96)).toBe(`${path}&width=96&height=96&focal=12,8`);
	});

	it('keeps a focal point in the corner', () => {
		expect(imageAddress({ ...image, focal: { x: 0, y: 0 } }, '3:2', 480)).toContain('&focal=0,0');
	});

	it('has neither height nor crop when the image keeps its shape', () => {
		expect(imageAddress({ ...image, seoName: '' }, 'original', 320)).toBe(`/resizer/v2/${image.id}.jpg?auth=${image.auth}&width=320`);
	});

	it('encodes the address of a remote source, slashes included', () => {
		const remote = { ...image, id: encodeURIComponent('https://img.test/a/b.jpg?c=1'), seoName: '' };
		expect(imageAddress(remote, 'original', 320)).toMatch(
			/^\/resizer\/v2\/https%253A%252F%252Fimg\.test%252Fa%252Fb\.jpg%253Fc%253D1\.jpg\?/,
		);
	});

	it('has a height for each shape that the resizer offers', () => {
		for (const width of widths) {
			for (const ratio of ['16:9', '3:2', '4:3', '1:1', 'social'] as const) expect(heightsFor(width)).toContain(heightFor(ratio, width));
		}
		expect(heightFor('social', 1200)).toBe(630);
	});
});
