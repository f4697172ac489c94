import type { BlockSamples } from '../../samples/block-samples.ts';
import { noStories } from '../../samples/sample-subjects.ts';
import type { StorySource } from '../story-source.ts';

const source: StorySource = { kind: 'latest' };

export const heroSamples: BlockSamples<'hero'> = {
	block: 'hero',
	samples: [
		{ name: 'stacked, with what else there is', size: 'brick_mayor', fields: { source, look: 'stacked', bullets: true } },
		{ name: 'stage, from edge to edge', size: 'brick_full', fields: { source, look: 'stage' } },
		{ name: 'cover, a magazine’s', size: 'brick_full', fields: { source, look: 'cover' } },
		{ name: 'side, with a panel', fields: { source, look: 'side', bullets: true } },
		{ name: 'no story: the block is left out', shows: 'nowhere', fields: { source }, content: { list: noStories } },
	],
};
