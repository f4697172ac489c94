import type { BlockSamples } from '../../samples/block-samples.ts';

export const alertSamples: BlockSamples<'alert'> = {
	block: 'alert',
	samples: [
		{ name: 'the urgent story of the newsroom', size: 'brick_full' },
		{ name: 'nothing urgent: the bar is left out', shows: 'nowhere', content: { collection: async () => undefined } },
	],
};
