import { describe, expect, it } from 'vitest';
import { brands } from '#brands';
import type { BodyElement } from '#content/contract';
import { rawFrameDocument } from './raw-frame-document.ts';

const raw = (id: string): BodyElement => ({ kind: 'raw', id, html: `<p>${id}</p>` });
const entry = { id: 'e', at: '2026-11-20T10:00:00Z', title: '', body: [raw('of-an-entry')] };
const body = [raw('first'), { kind: 'group' as const, body: [{ kind: 'quote' as const, pull: false, body: [raw('deep')] }] }];
const frameOf = (id: string) => rawFrameDocument({ body, entries: [entry] }, id, brands.tn);

describe('the frame of raw HTML', () => {
	it('has the HTML of its element, at any depth of the story', () => {
		for (const id of ['first', 'deep', 'of-an-entry']) expect(frameOf(id)?.html).toContain(`<p>${id}</p>`);
	});

	it('has the language and a title, as every document', () => {
		expect(frameOf('first')?.html).toContain('<html lang="es-AR"><head><meta charset="utf-8"><title>Contenido interactivo</title>');
	});

	it('does not exist for an id that the story does not have', () => expect(frameOf('other')).toBeUndefined());

	it('W06 has an opaque origin, also when it is opened by itself: no cookies, no storage, no access to the page', () => {
		const policy = frameOf('first')?.headers['content-security-policy'] ?? '';
		expect(policy).toMatch(/^sandbox allow-scripts allow-popups; /);
		expect(policy).not.toContain('allow-same-origin');
		expect(policy).toContain("frame-ancestors 'self'");
	});

	it('shows players and pictures of other sites from before https by https', () =>
		expect(frameOf('first')?.headers['content-security-policy']).toContain('; upgrade-insecure-requests;'));

	it('W06 sets no cookie and stays out of search engines', () => {
		const headers = frameOf('first')?.headers ?? {};
		expect(Object.keys(headers)).not.toContain('set-cookie');
		expect(headers['x-robots-tag']).toBe('noindex');
	});
});
