import { expect, it } from 'vitest';
import { publish, story, testContent } from '../../../../tests/support/content.ts';

const content = testContent();

const tagged = (id: string, ...slugs: readonly string[]) =>
	story(id, {
		taxonomy: { tags: slugs.map((slug) => ({ slug, text: slug })) },
		credits: { by: [{ type: 'author', version: '0.10.12', name: 'Ana Paz', slug: 'ana-paz' }] },
	});
const countsOf = async (...terms: readonly string[]) => {
	const counts = await content().queries('tn').storyCounts(terms);
	return Object.fromEntries(counts.map(({ term, total, capped }) => [term, capped ? `more than ${total}` : total]));
};

it('C08 the stories of tags and authors are counted at once, those that readers can see', async () => {
	await publish(content(), [tagged('ONE', 'boca', 'copa'), tagged('TWO', 'boca'), tagged('GONE', 'boca')]);
	await content().unpublish({ brand: 'tn', sender: 'test' }, { type: 'story', id: 'GONE' });
	expect(await countsOf('tag:boca', 'tag:copa', 'tag:nada', 'author:ana-paz')).toEqual({
		'tag:boca': 2,
		'tag:copa': 1,
		'tag:nada': 0,
		'author:ana-paz': 2,
	});
});

it('a count ends at a thousand', { tags: 'slow' }, async () => {
	const numbers = Array.from({ length: 1_001 }, (_, number) => number);
	await publish(
		content(),
		numbers.map((number) => tagged(`S${number}`, 'boca', ...(number < 1_000 ? ['copa'] : []))),
	);
	expect(await countsOf('tag:boca', 'tag:copa')).toEqual({ 'tag:boca': 'more than 1000', 'tag:copa': 1_000 });
});

it('a brand without tags has no counts', async () => {
	expect(await countsOf()).toEqual({});
});
