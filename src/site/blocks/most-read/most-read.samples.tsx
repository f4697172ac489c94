import type { BlockSamples } from '../../samples/block-samples.ts';
import { sampleCards } from '../../samples/sample-cards.ts';

const read = { mostRead: async () => sampleCards };

export const mostReadSamples: BlockSamples<'most-read'> = {
	block: 'most-read',
	samples: [
		{ name: 'in a narrow brick', size: 'brick_menor', content: read },
		{ name: 'as a row of its own', content: read },
		{
			name: 'too few stories were read: the block is left out',
			shows: 'nowhere',
			content: { mostRead: async () => sampleCards.slice(0, 2) },
		},
	],
};
