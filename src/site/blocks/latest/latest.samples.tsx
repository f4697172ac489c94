import type { BlockSamples } from '../../samples/block-samples.ts';
import { noStories } from '../../samples/sample-subjects.ts';

export const latestSamples: BlockSamples<'latest'> = {
	block: 'latest',
	samples: [
		{ name: 'grid' },
		{ name: 'wire', size: 'brick_menor', fields: { look: 'wire', count: 7 } },
		{ name: 'headlines', fields: { look: 'headlines', count: 8 } },
		{ name: 'no story: the block is left out', shows: 'nowhere', content: { list: noStories } },
	],
};
