import type { BlockSamples } from '../../samples/block-samples.ts';

export const mostReadSamples: BlockSamples<'most-read'> = {
	block: 'most-read',
	samples: [
		{ name: 'in a narrow brick', size: 'brick_menor' },
		{ name: 'as a row of its own' },
		{ name: 'no story was read yet: the block is left out', shows: 'nowhere', content: { mostRead: async () => [] } },
	],
};
