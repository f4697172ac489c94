import { expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

const tag = (text: string) => ({ text, slug: text.toLowerCase() });

it('a tag that a variant adds for a brand is once in the excerpt of the work', () => {
	const variant = { websites: ['ciudad'], content: { taxonomy: { tags: [tag('Show')] } } };
	const work = { type: 'story', taxonomy: { tags: [tag('Boca')] }, variations: { variants: [variant] } };
	expect(excerpt(work, 'ciudad')).toMatchObject({ taxonomy: { tags: [tag('Boca'), tag('Show')] } });
	expect(excerpt(work, 'tn')).toMatchObject({ taxonomy: { tags: [tag('Boca')] } });
});
