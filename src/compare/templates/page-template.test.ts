import { expect, it } from 'vitest';
import { addressShape } from './address-shape.ts';
import { pageTemplate } from './page-template.ts';
import { sampleByShape } from './sample.ts';

it.each([
	['https://d.example/', '/'],
	['https://d.example/deportes/', '/section/'],
	['https://d.example/deportes/tenis/', '/section/section/'],
	['https://d.example/deportes/2026/11/24/final/', '/section/yyyy/mm/dd/slug/'],
	['https://d.example/2026/11/la-final-del-torneo.html', '/yyyy/mm/slug.html'],
	['https://d.example/deportes/la-final-del-torneo-12345.html', '/section/slug.html'],
	['https://d.example/tag/vino/', '/tag/slug/'],
	['https://d.example/autor/ana-paz/', '/autor/slug/'],
	['https://d.example/?p=7', '/?p='],
])('%s has the shape %s', (address, shape) => {
	expect(addressShape(address)).toBe(shape);
});

it('a template is a kind of page and a shape', () => {
	expect(pageTemplate('https://d.example/', undefined)).toBe('home /');
	expect(pageTemplate('https://d.example/tag/vino/', undefined)).toBe('tag /tag/slug/');
	expect(pageTemplate('https://d.example/a/2026/11/24/final/', undefined)).toBe('story /section/yyyy/mm/dd/slug/');
});

it('a sample has the first of a ranked list, and of another one pages from its whole length', () => {
	const addresses = Array.from({ length: 10 }, (_, index) => `https://d.example/s/2026/01/01/nota-${index}/`);
	expect(sampleByShape(addresses, 2, true)).toEqual([addresses[0], addresses[1]]);
	expect(sampleByShape(addresses, 2, false)).toEqual([addresses[0], addresses[5]]);
});
