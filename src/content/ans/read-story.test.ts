import { describe, expect, it } from 'vitest';
import { imageOf, storyOf } from './fixtures/story-of.ts';
import { testContext as context } from './fixtures/test-context.ts';
import type { JsonObject } from './json.ts';
import { readStory } from './read-story.ts';

const story = (fields: JsonObject = {}) => readStory(storyOf({ websites: { tn: { website_url: '/x/' } }, ...fields }), context);
const text = (content: string) => ({ type: 'text', content });
const video = { type: 'video', _id: 'v', streams: [{ url: 'https://cdn.test/a.mp4', stream_type: 'mp4' }] };

describe('a story', () => {
	it.each([
		[{ subtype: 'article' }, 'article'],
		[{ subtype: 'video' }, 'video'],
		[{ subtype: 'video_dark' }, 'video-dark'],
		[{ subtype: 'live' }, 'live'],
		[{ subtype: 'liveblogging' }, 'live'],
		[{ subtype: 'longform' }, 'longform'],
		[{ subtype: 'newsletter' }, 'newsletter'],
		[{ subtype: 'constructor' }, 'article'],
		[{ type: 'gallery' }, 'gallery'],
		[{ type: 'video' }, 'video'],
		[{ type: 'video', subtype: 'video_dark' }, 'video-dark'],
	])('%j is of kind %s', (fields, kind) => {
		expect(story(fields).kind).toBe(kind);
	});

	it('STORY-05 a longform with a cover has a background', () => {
		expect(story({ subtype: 'longform', promo_items: { cover: imageOf() } }).cover?.id).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
		expect(story({ subtype: 'longform' })).not.toHaveProperty('cover');
	});

	it('ENT-18 has its type, subtype, section, cover, headlines, subheadlines and address from the fields of ANS', () => {
		const whole = {
			type: 'story',
			subtype: 'longform',
			websites: {},
			website: 'tn',
			website_url: '/deportes/final/',
			taxonomy: { primary_section: { type: 'section', version: '0.10.12', path: '/deportes', name: 'Deportes' } },
			promo_items: { cover: imageOf() },
			headlines: { basic: 'La final', mobile: 'Final' },
			subheadlines: { basic: 'Se juega hoy' },
		};
		expect(story(whole)).toMatchObject({
			kind: 'longform',
			href: '/deportes/final/',
			section: { id: '/deportes', name: 'Deportes' },
			cover: { id: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' },
			headline: 'La final',
			shortHeadline: 'Final',
			subheadline: 'Se juega hoy',
		});
		const website_section = { type: 'section', version: '0.10.12', _id: '/tenis', name: 'Tenis' };
		const onSite = story({ ...whole, websites: { tn: { website_url: '/tenis/final/', website_section } } });
		expect(onSite).toMatchObject({ href: '/tenis/final/', section: { id: '/tenis' }, sections: [{ id: '/tenis' }, { id: '/deportes' }] });
	});

	it('leads with its lead art or its picture; a story of kind video leads with the video of its body', () => {
		expect(story({ promo_items: { basic: imageOf(), lead_art: video } }).lead).toMatchObject({ kind: 'video', video: { id: 'v' } });
		expect(story({ promo_items: { basic: imageOf() } }).lead.kind).toBe('picture');
		expect(story({ subtype: 'video', promo_items: { basic: imageOf() }, content_elements: [text('a'), video, text('b')] })).toMatchObject({
			lead: { kind: 'video' },
			body: [{ html: 'a' }, { html: 'b' }],
		});
		expect(story({ type: 'gallery', content_elements: [imageOf(), imageOf()] })).toMatchObject({
			lead: { kind: 'gallery', pictures: [{}, {}] },
			body: [],
		});
		expect(story().lead).toEqual({ kind: 'none' });
	});

	it('begins its first paragraph with the place', () => {
		expect(story({ location: 'Córdoba', content_elements: [imageOf(), text('Hoy'), text('Ayer')] }).body).toMatchObject([
			{},
			{ html: 'Córdoba — Hoy' },
			{ html: 'Ayer' },
		]);
	});

	it('has the external canonical address, or that of the canonical brand', () => {
		expect(story({ canonical_website: 'ciudad', canonical_url: '/a' }).canonical).toEqual({ brand: 'ciudad', path: '/a/' });
		expect(story({ canonical_url: '/a/', canonical_url_external: 'https://otro.test/b' }).canonical).toEqual({
			external: 'https://otro.test/b',
		});
		expect(story({ canonical_website: 'elsewhere', canonical_url: '/a/' }).canonical).toEqual({ brand: 'tn', path: '/a/' });
		expect(story().canonical).toEqual({ brand: 'tn', path: '/x/' });
	});

	it('has metadata for search engines, and whether they may index it', () => {
		const tags = { tags: [{ text: 'Boca Juniors' }] };
		expect(
			story({
				headlines: { basic: 'A', meta_title: 'B' },
				description: { basic: 'Un <b>gol</b>' },
				taxonomy: tags,
				syndication: { search: false },
			}),
		).toMatchObject({
			title: 'B',
			description: 'Un gol',
			keywords: ['Boca Juniors'],
			noindex: true,
			tags: [{ slug: 'boca-juniors', text: 'Boca Juniors' }],
			language: 'es-AR',
		});
		expect(story({ taxonomy: { ...tags, seo_keywords: ['gol'] } }).keywords).toEqual(['gol']);
	});

	it('may be for registered readers, and open to comments', () => {
		const code = (content_code: string) => ({ content_restrictions: { content_code } });
		expect(story({ ...code('registro'), comments: { allow_comments: true } })).toMatchObject({ access: 'excerpt', comments: true });
		expect(readStory(storyOf(code('Registro ')), { ...context, isRegistered: true }).access).toBe('whole');
		for (const other of ['free', 'premium']) expect(story(code(other)).access).toBe('free');
	});

	it('names each related document once, inflated or not, and never itself', () => {
		const basic = [
			{ type: 'reference', referent: { id: 'B' } },
			{ type: 'story', _id: 'C' },
			{ type: 'story', _id: 'C' },
			{ type: 'story', _id: 'AAAAAAAAAAAAAAAAAAAAAAAAAA' },
			{},
		];
		expect(story({ related_content: { basic } }).relatedIds).toEqual(['B', 'C']);
	});

	it('has dates in UTC', () => {
		expect(
			story({
				first_publish_date: '2026-11-19T10:00:00Z',
				publish_date: '2026-11-20T10:00:00Z',
				last_updated_date: '2026-11-20T11:00:00Z',
			}),
		).toMatchObject({
			publishedAt: '2026-11-19T10:00:00.000Z',
			updatedAt: '2026-11-20T11:00:00.000Z',
		});
	});

	it('has the corrections of the document, read like those of the body', () => {
		expect(story({ corrections: [{ type: 'correction', text: 'No fue <i>así</i>' }, {}] }).corrections).toEqual([
			{ heading: 'Corrección', html: 'No fue <i>así</i>' },
		]);
	});

	it('C03 marks the links of a paid story', () => {
		expect(story({ owner: { sponsored: true }, content_elements: [text('<a href="https://otro.test/">x</a>')] }).body).toMatchObject([
			{ html: '<a href="https://otro.test/" rel="sponsored noopener">x</a>' },
		]);
	});

	it('STORY-04 of kind live has entries, whose heading anchors differ from those of the body', () => {
		const entry = { type: 'custom_embed', subtype: 'custom-liveblog', embed: { config: { date: '2026-11-20T10:00:00Z', title: 'Gol' } } };
		const header = { type: 'header', content: 'Gol' };
		expect(story({ subtype: 'live', content_elements: [header, entry, header, text('dos palabras')] })).toMatchObject({
			body: [{ kind: 'header', anchor: 'gol' }],
			entries: [{ id: 'entry-20261120T100000', title: 'Gol', body: [{ anchor: 'gol-2' }, { html: 'dos palabras' }] }],
			words: 4,
		});
	});
});
