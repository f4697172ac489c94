import { describe, expect, it } from 'vitest';
import { applyVariant } from './apply-variant.ts';
import { imageOf, storyOf } from './fixtures/story-of.ts';

const zone = { type: 'content_zone', _id: 'Z' };
const group = { type: 'element_group', _id: 'Z', content_elements: [{ type: 'text', content: 'Solo en tn' }] };
const content = { type: 'story', content_elements: [group], promo_items: { basic: imageOf() }, taxonomy: { tags: [{ text: 'b' }] } };
const story = (variant: object) =>
	storyOf({
		content_elements: [zone, { type: 'content_zone', _id: 'Y' }],
		taxonomy: { tags: [{ text: 'a' }] },
		variations: { variants: [{ type: 'variant', websites: ['tn'], content, ...variant }] },
	});

describe('a variant of a story', () => {
	it('fills the zones, replaces the picture and adds tags on its brand', () => {
		expect(applyVariant(story({}), 'tn')).toMatchObject({
			content_elements: [group, { type: 'content_zone', _id: 'Y' }],
			promo_items: { basic: imageOf() },
			taxonomy: { tags: [{ text: 'a' }, { text: 'b' }] },
		});
	});

	it('changes nothing on another brand, or before it is published', () => {
		expect(applyVariant(story({}), 'ciudad')).toEqual(story({}));
		expect(applyVariant(story({ published: false }), 'tn')).toEqual(story({ published: false }));
	});
});
