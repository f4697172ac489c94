import { describe, expect, it } from 'vitest';
import { type Brand, brandList, noBrand } from '#brands';
import { hashOf } from '../outputs/html/content-security-policy.ts';
import { createRefusalPages } from './refusal-pages.ts';

const pages = createRefusalPages();
const htmlOf = (brand: Brand | undefined, status: number) => Buffer.from(pages(brand, status).bytes).toString();
const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
const statuses = [400, 403, 404, 405, 408, 413, 414, 415, 429, 431, 500, 503];

describe.each(brandList)('a refusal on $name', (brand) => {
	it.each(statuses)('L08 with status %i is a page of at most 10 kB in its branding, which loads nothing else', (status) => {
		const html = htmlOf(brand, status);
		expect(Buffer.byteLength(html)).toBeLessThanOrEqual(10_000);
		expect(html).toContain(`<html lang="es-AR" data-brand="${brand.id}">`);
		expect(html).toMatch(/<svg [^>]*role="img"/);
		expect(html).not.toMatch(/url\(|src=|<script|<link rel="(?!icon" href="data:,")/);
		expect(linksOf(html)).toContain('/');
	});

	it('L08 links to the same address where a retry may help, and else only to the front page', () => {
		for (const status of [429, 431, 500, 503]) expect(linksOf(htmlOf(brand, status))).toContain('');
		for (const status of [400, 403, 404, 405, 414]) expect(linksOf(htmlOf(brand, status))).not.toContain('');
		expect(htmlOf(brand, 503)).toContain('Volvemos enseguida');
	});

	it('L08 is rendered once', () => {
		expect(pages(brand, 503)).toBe(pages(brand, 503));
	});

	it('W02 allows its own style and nothing else', () => {
		const { headers } = pages(brand, 503);
		const [, css = ''] = /<style>(.*?)<\/style>/s.exec(htmlOf(brand, 503)) ?? [];
		expect(headers['content-security-policy']).toContain(`default-src 'none'; style-src '${hashOf(css)}'`);
	});
});

it('W14 a refusal at a host of no brand names no brand and links to none', () => {
	for (const status of statuses) {
		const html = htmlOf(undefined, status);
		for (const { name } of brandList) expect(html).not.toMatch(new RegExp(`\\b${name}\\b`, 'i'));
		expect(html).toContain('<html lang="es-AR"><head>');
		expect(linksOf(html)).not.toContain('/');
	}
	expect(htmlOf(undefined, 404)).toContain(noBrand.texts.notFoundTitle);
});
