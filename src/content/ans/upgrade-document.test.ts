import { describe, expect, it } from 'vitest';
import { checkDocument } from './check-document.ts';
import { storyOf } from './fixtures/story-of.ts';
import { upgradeDocument } from './upgrade-document.ts';

describe('upgrading a document', () => {
	it('every part gets version 0.10.12, whether it has an older version or none', () => {
		const story = storyOf({
			version: '0.10.9',
			taxonomy: { primary_section: { type: 'section', version: '0.6.0', name: 'Deportes' } },
			promo_items: { basic: { type: 'image', version: '0.10.3' } },
			content_elements: [{ type: 'image' }, { type: 'video', version: '0.8.0' }],
		});
		expect(JSON.stringify(upgradeDocument(story)).match(/"version":"[^"]*"/g)).toEqual(Array(5).fill('"version":"0.10.12"'));
	});

	it('additional properties of a sender are not changed', () => {
		const properties = { additional_properties: { original: { type: 'section', version: '0.6.0', description: null } } };
		expect(upgradeDocument(storyOf(properties))).toMatchObject(properties);
	});

	it('a reference keeps the type of its referent and gets no version', () => {
		const story = storyOf({ related_content: { basic: [{ type: 'reference', referent: { id: 'A', type: 'story' } }] } });
		expect(upgradeDocument(story)).toEqual(story);
	});

	it('a document of version 0.10.12 is not changed', () => {
		expect(upgradeDocument(storyOf())).toEqual(storyOf());
	});

	it('a document with all known deviations is accepted', () => {
		const author = {
			type: 'author',
			name: 'Ana',
			description: 'Cronista',
			social_links: [],
			socialLinks: [{ site: 'x', url: 'https://x.com/ana' }],
			image: { url: 'https://img.test/a.jpg' },
		};
		const section = { type: 'section', version: '0.6.0', _id: '/a', name: 'A', description: null, _website_section_id: 'tn./a' };
		const story = storyOf({
			version: '0.10.9',
			display_date: '2026-11-20T10:00:00',
			credits: { by: [author] },
			taxonomy: { sections: [section], primary_section: section },
			websites: { tn: { website_url: '/a/', website_section: { _id: '/a', name: 'A' } } },
			publishing: { editions: { default: { edition_name: 'default', edition_date: '2026-11-20T10:00:00Z', edition_published: true } } },
			workflow: { status_code: '2' },
			content_elements: [
				{
					type: 'custom_embed',
					subtype: 'custom-liveblog',
					embed: { config: { date: '2026-11-20', time: '10:00', title: 'Gol', typeList: 'a' } },
				},
			],
		});
		expect(checkDocument(story)).toMatchObject({ kind: 'accepted', warnings: [] });
	});
});
