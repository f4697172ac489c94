import { describe, expect, it } from 'vitest';
import { storyOf } from './fixtures/story-of.ts';
import { termsOf } from './terms.ts';

const section = (id: string, brand?: string) => ({ type: 'section', _id: id, name: id, ...(brand ? { _website: brand } : {}) });

describe('the terms of a document', () => {
	it('are its sections with all above them, its tags, authors, kind, type, subtype and source', () => {
		const story = storyOf({
			subtype: 'video_dark',
			taxonomy: {
				primary_section: section('/deportes/futbol'),
				sections: [section('/deportes/futbol'), section('/show/')],
				tags: [{ text: 'Boca', slug: 'boca' }, { text: 'Copa América' }],
			},
			credits: {
				by: [
					{ type: 'author', name: 'Ana', slug: 'ana-paz' },
					{ type: 'reference', referent: { type: 'author', id: 'luis' } },
				],
			},
			source: { source_type: 'Staff' },
		});
		expect(termsOf(story, 'tn')).toEqual([
			'all',
			'section:/deportes',
			'section:/deportes/futbol',
			'section:/show',
			'tag:boca',
			'tag:copa-america',
			'author:ana-paz',
			'author:luis',
			'kind:video-dark',
			'type:story',
			'subtype:video_dark',
			'source:staff',
		]);
	});

	it.each([
		['at its end', { corrections: [{ type: 'correction', text: 'Eran dos.' }] }, true],
		['in its body', { content_elements: [{ type: 'correction', correction_type: 'clarification', text: 'Eran dos.' }] }, true],
		['in a group', { content_elements: [{ type: 'element_group', content_elements: [{ type: 'correction', text: 'Dos.' }] }] }, true],
		['nowhere', { corrections: [], content_elements: [{ type: 'text', content: 'correction' }] }, false],
	])('say whether it has a correction: %s', (_, more, has) => {
		expect(termsOf(storyOf(more), 'tn').includes('note:correction')).toBe(has);
	});

	it('leave out sections of other brands', () => {
		const story = storyOf({
			taxonomy: { sections: [section('/a', 'tn'), section('/b', 'ciudad'), section('/c')] },
			websites: { ciudad: { website_section: section('/d', 'ciudad') } },
		});
		expect(termsOf(story, 'tn').filter((term) => term.startsWith('section:'))).toEqual(['section:/a', 'section:/c']);
		expect(termsOf(story, 'ciudad').filter((term) => term.startsWith('section:'))).toEqual(['section:/d', 'section:/b', 'section:/c']);
	});

	it('have the source from the distributor when the source has no type', () => {
		expect(termsOf(storyOf({ distributor: { category: 'wires', mode: 'custom' } }), 'tn')).toContain('source:wires');
	});
});
