import { describe, expect, it } from 'vitest';
import { outputFormat } from './output-format.ts';

describe('the type of an image', () => {
	it.each([
		['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
		['image/webp,image/png;q=0.9, */*', 'webp'],
		['IMAGE/AVIF ; q=0.5', 'avif'],
		['image/avif;q=0, image/webp;q=0.0', 'jpeg'],
		['image/*', 'jpeg'],
		['*/*', 'jpeg'],
		[undefined, 'jpeg'],
	])('for a browser that accepts %s is %s', (accept, type) => {
		expect(outputFormat(accept, true)).toBe(type);
	});

	it('is PNG when the image has transparency and the browser names nothing newer', () => {
		expect(outputFormat('*/*', false)).toBe('png');
		expect(outputFormat('image/webp', false)).toBe('webp');
	});
});
