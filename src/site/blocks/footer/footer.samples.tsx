import type { BlockSamples } from '../../samples/block-samples.ts';
import { noStories } from '../../samples/sample-subjects.ts';

export const footerSamples: BlockSamples<'Footer'> = {
	block: 'Footer',
	samples: [
		{ name: 'all that a brand has' },
		{ name: 'no sections and no news yet', content: { navigation: async () => [], list: noStories } },
	],
};
