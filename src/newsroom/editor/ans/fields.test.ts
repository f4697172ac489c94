import { describe, expect, it } from 'vitest';
import { type Fields, readFields, writeFields } from './fields.ts';
import { missingIn } from './missing.ts';

const sections = new Map([
	['/deportes', 'Deportes'],
	['/politica', 'Política'],
]);
const document = {
	type: 'story',
	headlines: { basic: 'Uno', mobile: 'Un' },
	label: { basic: { text: 'Fútbol', display: false, url: '/x/' }, marquee: { text: 'Vivo' } },
	credits: { by: [{ type: 'author', name: 'Ana', slug: 'ana', additional_properties: { original: { x: 1 } } }], photos: [] },
	taxonomy: {
		primary_section: { _id: '/deportes', name: 'Deportes', additional_properties: {} },
		sections: [{ _id: '/deportes' }, { _id: '/show' }],
		tags: [{ slug: 'boca', text: 'Boca', description: 'Club' }],
	},
	promo_items: { basic: { type: 'image', url: 'x' }, lead_art: { type: 'video' } },
	websites: { tn: { website_section: { _id: '/deportes' }, website_url: '/a/' }, ciudad: {} },
};
const write = (changes: Partial<Fields>, from: object = document) =>
	writeFields({ ...from }, { ...readFields({ ...from }), ...changes }, sections);

describe('the fields of a story', () => {
	it('leave a document as it was when nothing changed', () => {
		expect(write({})).toEqual(document);
	});

	it('change their member alone', () => {
		expect(write({ headline: 'Dos' })).toEqual({ ...document, headlines: { basic: 'Dos', mobile: 'Un' } });
		expect(write({ kicker: 'Boca' })).toMatchObject({
			label: { basic: { text: 'Boca', display: false, url: '/x/' }, marquee: { text: 'Vivo' } },
		});
		expect(write({ lead: undefined })).toEqual({ ...document, promo_items: { lead_art: { type: 'video' } } });
	});

	it('have the video that opens the story, and leave other lead art as it was', () => {
		const reference = { type: 'reference', referent: { type: 'video', id: 'GOL' } };
		expect(readFields(document).leadVideo).toEqual({ type: 'video' });
		expect(write({ leadVideo: reference })).toMatchObject({ promo_items: { basic: { url: 'x' }, lead_art: reference } });
		const withGallery = { ...document, promo_items: { lead_art: { type: 'gallery' } } };
		expect(readFields(withGallery).leadVideo).toBeUndefined();
		expect(write({ headline: 'Dos' }, withGallery).promo_items).toEqual({ lead_art: { type: 'gallery' } });
	});

	it('keep what is known of the authors and tags that stay', () => {
		const [ana] = document.credits.by;
		expect(
			write({
				authors: [
					{ slug: 'luis', name: 'Luis' },
					{ slug: 'ana', name: 'Ana' },
				],
			}),
		).toMatchObject({
			credits: { by: [{ type: 'author', name: 'Luis', slug: 'luis', _id: 'luis' }, ana], photos: [] },
		});
		expect(
			write({
				tags: [
					{ slug: 'river', name: 'River' },
					{ slug: 'boca', name: 'Boca' },
				],
			}),
		).toMatchObject({
			taxonomy: {
				tags: [
					{ slug: 'river', text: 'River' },
					{ slug: 'boca', text: 'Boca', description: 'Club' },
				],
			},
		});
	});

	it('put a section in the place of the former one, on every brand that names it', () => {
		const section = { _id: '/politica', type: 'section', version: '0.10.12', name: 'Política', path: '/politica' };
		expect(write({ section: '/politica' })).toMatchObject({
			taxonomy: { primary_section: section, sections: [section, { _id: '/show' }] },
			websites: { tn: { website_section: section, website_url: '/a/' }, ciudad: {} },
		});
	});

	it('read and write a document that has none of them', () => {
		const written = write(
			{ headline: 'Uno', section: '/deportes', authors: [{ slug: '', name: 'Redacción' }], slug: 'uno' },
			{ type: 'story' },
		);
		expect(written).toMatchObject({ headlines: { basic: 'Uno' }, credits: { by: [{ type: 'author', name: 'Redacción' }] }, slug: 'uno' });
		expect(readFields(written)).toMatchObject({ headline: 'Uno', section: '/deportes', authors: [{ slug: '', name: 'Redacción' }] });
	});
});

const withLead = (more: object) => ({
	...document,
	subheadlines: { basic: 'x' },
	promo_items: { basic: { type: 'image', alt_text: 'x', ...more } },
});

describe('what a story lacks', () => {
	it('is named with its place, and what is needed first', () => {
		const lacks = missingIn(readFields({ type: 'story' }), [
			{ type: 'image', caption: 'Una plaza' },
			{ type: 'text', content: '' },
		]);
		expect(lacks.filter(({ isNeeded }) => isNeeded).map(({ place }) => place)).toEqual(['headline', 'section']);
		expect(lacks).toContainEqual({ text: 'La imagen “Una plaza” no tiene texto alternativo.', place: 'block-0', isNeeded: false });
		expect(lacks).toContainEqual({ text: 'La imagen “Una plaza” no tiene crédito.', place: 'block-0', isNeeded: false });
		expect(missingIn(readFields(withLead({ credits: { by: [{ name: 'Ana Paz' }] } })), [{ type: 'text', content: 'x' }])).toEqual([]);
	});

	it('may be the credit of the lead picture, as pages print it', () => {
		const lackOf = (more: object) => missingIn(readFields(withLead(more)), [{ type: 'text', content: 'x' }]);
		const lack = { text: 'La imagen principal no tiene crédito.', place: 'lead-credit', isNeeded: false };
		for (const more of [{}, { credits: { by: [{ name: ' ' }] } }, { credits: { by: [{ name: 'Ana' }] }, vanity_credits: { by: [] } }])
			expect(lackOf(more)).toEqual([lack]);
		expect(lackOf({ credits: { affiliation: [{ byline: 'Télam' }] } })).toEqual([]);
	});
});

describe('the settings of a story', () => {
	it('add a section, a related story and a label, and keep what other systems wrote', () => {
		const written = write({
			otherSections: [
				{ slug: '/show', name: 'Show' },
				{ slug: '/politica', name: 'Política' },
			],
			related: [{ slug: 'B', name: 'Otra' }],
			marquee: 'urgent',
			facts: { ...readFields(document).facts, time: '40 minutos' },
		});
		expect(written).toMatchObject({
			taxonomy: { sections: [{ _id: '/deportes' }, { _id: '/show' }, { _id: '/politica', type: 'section' }] },
			related_content: { basic: [{ type: 'reference', referent: { type: 'story', id: 'B' } }] },
			label: { basic: document.label.basic, marquee: { text: 'urgent', display: true }, time: { text: '40 minutos' } },
		});
		expect(readFields(written)).toMatchObject({ related: [{ slug: 'B', name: 'Otra' }], marquee: 'urgent' });
		expect(write({ related: [], marquee: '' }, written)).toMatchObject({ related_content: { basic: [] } });
		expect(readFields(write({ marquee: '' }, written)).marquee).toBe('');
	});

	it('say who reads it, whether it is found and commented, and how it is shared', () => {
		const changes = { access: 'registro', searchable: false, comments: true, socialHeadline: 'Para redes', subtype: 'live' };
		const written = write(changes);
		expect(written).toMatchObject({
			subtype: 'live',
			content_restrictions: { content_code: 'registro' },
			syndication: { search: false },
			comments: { allow_comments: true },
			headlines: { basic: 'Uno', mobile: 'Un', social: 'Para redes' },
		});
		expect(readFields(written)).toMatchObject(changes);
		expect(write({ ...readFields(document) }, written)).not.toMatchObject({ subtype: 'live' });
	});
});
