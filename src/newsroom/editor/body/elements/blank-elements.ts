import type { AnsObject } from '../../ans/ans-value.ts';
import { newId } from '../../ans/new-id.ts';

const version = '0.10.12';

/** New elements without content, with the members that ANS requires. Each call makes new ids. */
export const blankElements: Readonly<Record<string, () => AnsObject>> = {
	video: () => ({ type: 'video', version, headlines: { basic: '' }, streams: [] }),
	audio: () => ({ type: 'audio', version, headlines: { basic: '' }, source_url: '' }),
	raw_html: () => ({ type: 'raw_html', content: '' }),
	oembed_response: () => ({
		type: 'oembed_response',
		subtype: 'twitter',
		raw_oembed: { type: 'rich', version: '1.0', url: '' },
	}),
	interstitial_link: () => ({ type: 'interstitial_link', url: '', content: '' }),
	link_list: () => ({ type: 'link_list', title: '', items: [{ type: 'text', content: '' }] }),
	correction: () => ({ type: 'correction', correction_type: 'correction', text: '' }),
	endorsement: () => ({ type: 'endorsement', endorsement: '' }),
	numeric_rating: () => ({ type: 'numeric_rating', numeric_rating: 0, min: 0, max: 5, units: 'estrellas' }),
	reference: () => ({ type: 'reference', referent: { type: 'image', id: '' } }),
	content_zone: () => ({ type: 'content_zone', _id: 'zona' }),
	element_group: () => ({ type: 'element_group', content_elements: [{ type: 'text', content: '' }] }),
	timeline: () => ({
		type: 'custom_embed',
		subtype: 'timeline',
		embed: { id: newId(), url: '/timeline', config: { title: '', items: [] } },
	}),
	custom_embed: () => ({ type: 'custom_embed', subtype: 'componente', embed: { id: newId(), url: '/componente', config: {} } }),
	code: () => ({ type: 'code', content: '', language: 'text' }),
};

/** A gallery of pictures. */
export const galleryOf = (pictures: readonly AnsObject[]): AnsObject => ({
	type: 'gallery',
	version,
	_id: newId(),
	headlines: { basic: '' },
	content_elements: pictures,
});
