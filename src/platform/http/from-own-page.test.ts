import { describe, expect, it } from 'vitest';
import { isFromOwnPage } from './from-own-page.ts';

const own = 'https://tn.example';

describe('a form', () => {
	it.each([
		{ 'sec-fetch-site': 'same-origin', origin: 'null' },
		{ 'sec-fetch-site': 'same-origin' },
		{ origin: own },
		{ referer: `${own}/ingresar/?a=1` },
	])('W09 is accepted when its headers name our own page: %o', (headers) => {
		expect(isFromOwnPage(headers, own)).toBe(true);
	});

	it.each([
		{},
		{ 'sec-fetch-site': 'cross-site', origin: own, referer: `${own}/` },
		{ 'sec-fetch-site': 'same-site', origin: 'https://otra.tn.example' },
		{ 'sec-fetch-site': 'none', origin: own },
		{ origin: 'null' },
		{ origin: 'http://tn.example' },
		{ origin: 'https://tn.example:8443' },
		{ origin: 'https://tn.example.evil.test' },
		{ origin: 'https://evil.test', referer: `${own}/` },
		{ referer: 'https://evil.test/https://tn.example/' },
		{ referer: 'tn.example' },
	])('W09 is refused when its headers name another page, or none: %o', (headers) => {
		expect(isFromOwnPage(headers, own)).toBe(false);
	});
});
