import { describe, expect, it } from 'vitest';
import { imageOf, storyOf } from './fixtures/story-of.ts';
import { testContext as context } from './fixtures/test-context.ts';
import type { JsonObject } from './json.ts';
import { readCard } from './read-card.ts';

const card = (fields: JsonObject = {}) =>
	readCard(storyOf({ websites: { tn: { website_url: '/politica/el-senado/' } }, ...fields }), context);
const section = { type: 'section', _id: '/politica', name: 'Política' };

describe('a card', () => {
	it('links to its address on the brand, or on the brand that has the story', () => {
		expect(card().href).toBe('/politica/el-senado/');
		expect(card({ websites: { tn: { website_url: '/a' } } }).href).toBe('/a/');
		expect(card({ websites: { ciudad: { website_url: '/a/' } }, canonical_website: 'ciudad', canonical_url: '/a/' }).href).toBe(
			'https://ciudad.test/a/',
		);
		expect(card({ websites: {}, canonical_url: '/b/' }).href).toBe('/b/');
		expect(card({ websites: {}, canonical_url: 'https://otro.test/b/' }).href).toBe('https://otro.test/b/');
		expect(card({ websites: { tn: { website_url: '//evil.test/x' } } }).href).toBe('/x/');
	});

	it('has a headline of one line with one writing direction', () => {
		expect(card({ headlines: { basic: 'Gol\u202E de\n <b>Boca</b>' } }).headline).toBe('Gol de <b>Boca</b>');
		expect(card({ headlines: { basic: ' ', web: 'Otro' } }).headline).toBe('Otro');
		expect(card({ headlines: { basic: 'A', mobile: 'B' } }).shortHeadline).toBe('B');
	});

	it('has the kicker, or the name of its section when the kicker is hidden', () => {
		expect(card({ label: { basic: { text: 'Congreso' } }, taxonomy: { primary_section: section } }).kicker).toBe('Congreso');
		expect(card({ label: { basic: { text: 'Congreso', display: false } }, taxonomy: { primary_section: section } }).kicker).toBe(
			'Política',
		);
		expect(card()).not.toHaveProperty('kicker');
	});

	it('has the marquee that a label or additional property names, when there is such a marquee', () => {
		expect(card({ label: { marquee: { text: 'urgent' } } }).marquee).toBe('urgent');
		expect(card({ additional_properties: { marquee: 'exclusive' } }).marquee).toBe('exclusive');
		expect(card({ label: { marquee: { text: 'huge' } } })).not.toHaveProperty('marquee');
		expect(card({ label: { marquee: { text: 'urgent', display: false } } })).not.toHaveProperty('marquee');
	});

	it('has the facts of a recipe or a film that labels name, in one order, without hidden ones', () => {
		const label = { servings: { text: 'Seis porciones' }, time: { text: ' 40 <b>min</b>' }, genre: { text: 'Drama', display: false } };
		expect(card({ label }).facts).toEqual([
			{ kind: 'time', text: '40 <b>min</b>' },
			{ kind: 'servings', text: 'Seis porciones' },
		]);
		expect(card({ label: { basic: { text: 'Receta' }, time: { text: ' ' } } })).not.toHaveProperty('facts');
	});

	it('has the name of its sponsor', () => {
		expect(card({ owner: { sponsored: true, name: 'Yerba Sol' } }).sponsor).toBe('Yerba Sol');
		expect(card({ owner: { sponsored: true } }).sponsor).toBe('Contenido patrocinado');
		expect(card({ owner: { sponsored: false, name: 'TN' } })).not.toHaveProperty('sponsor');
	});

	it.each([
		[
			{ type: 'video', duration: 42_000 },
			{ kind: 'video', milliseconds: 42_000 },
		],
		[
			{ subtype: 'video', promo_items: { basic: { type: 'video', duration: 5_000 } } },
			{ kind: 'video', milliseconds: 5_000 },
		],
		[
			{ type: 'gallery', content_elements: [imageOf(), imageOf()] },
			{ kind: 'gallery', count: 2 },
		],
		[{ subtype: 'live' }, { kind: 'live' }],
		[{ type: 'video', video_type: 'live' }, { kind: 'live' }],
		[{ content_elements: [{ type: 'audio' }] }, { kind: 'podcast' }],
	])('%j has the badge %j', (fields, badge) => {
		expect(card(fields).badge).toEqual(badge);
	});

	it.each([
		[{ promo_items: { basic: imageOf() } }],
		[{ promo_items: { basic: { type: 'video', promo_image: imageOf() } } }],
		[{ promo_items: { basic: { type: 'gallery', content_elements: [imageOf()] } } }],
		[{ promo_items: { basic: { type: 'story', promo_items: { basic: imageOf() } } } }],
		[{ promo_items: { basic: { type: 'reference' }, lead_art: imageOf() } }],
		[{ type: 'video', promo_items: { basic: imageOf() } }],
		[{ type: 'gallery', content_elements: [imageOf()] }],
	])('the picture of %j is found', (fields) => {
		expect(card(fields).picture?.id).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
	});

	it('has the names of its authors, with a page for those with a slug', () => {
		const by = [
			{ type: 'author', name: 'Ana Paz', slug: 'ana-paz', role: 'Editora' },
			{ type: 'author', name: 'Agencia' },
			{ type: 'reference', referent: { id: 'x' } },
		];
		expect(card({ credits: { by } }).bylines).toEqual([{ name: 'Ana Paz', path: '/autor/ana-paz/', role: 'Editora' }, { name: 'Agencia' }]);
		expect(card({ credits: { by }, vanity_credits: { by: [{ name: 'Redacción' }] } }).bylines).toEqual([{ name: 'Redacción' }]);
	});

	it('has the display date in UTC, or the current time when it has no date', () => {
		expect(card({ display_date: '2026-11-20T07:00:00-03:00' }).displayedAt).toBe('2026-11-20T10:00:00.000Z');
		expect(card({ display_date: 'x', publish_date: '2026-11-19T10:00:00Z' }).displayedAt).toBe('2026-11-19T10:00:00.000Z');
		expect(card({ display_date: undefined }).displayedAt).toBe('2026-11-20T12:00:00.000Z');
	});
});
