import type { BlockSamples } from '../../samples/block-samples.ts';
import { sampleNewsletters } from '../../samples/sample-newsletters.ts';
import type { Subject } from '../../subject.ts';

const [whole, small] = sampleNewsletters;
const list = (newsletters: typeof sampleNewsletters | readonly []) => async (): Promise<Subject> => ({ kind: 'newsletters', newsletters });
const one = (newsletter: typeof whole) => async (): Promise<Subject> => ({ kind: 'newsletter', newsletter });

export const newslettersSamples: BlockSamples<'newsletters'> = {
	block: 'newsletters',
	samples: [
		{ name: 'two newsletters', subject: list(sampleNewsletters) },
		{ name: 'no newsletter yet', subject: list([]) },
	],
};

export const newsletterSamples: BlockSamples<'newsletter'> = {
	block: 'newsletter',
	samples: [
		{ name: 'a newsletter with a section', subject: one(whole) },
		{ name: 'a newsletter without one', subject: one(small) },
	],
};

export const editionsSamples: BlockSamples<'editions'> = {
	block: 'editions',
	samples: [{ name: 'a newsletter without editions', subject: one(small) }],
};

export const newslettersHeadSamples: BlockSamples<'newsletters-head'> = {
	block: 'newsletters-head',
	samples: [
		{ name: 'the list', subject: list(sampleNewsletters) },
		{ name: 'one newsletter', subject: one(small) },
	],
};
