import type { BlockSamples } from '../../samples/block-samples.ts';
import { mostRead } from './most-read.tsx';

export const mostReadSamples: BlockSamples = {
	block: mostRead,
	samples: [
		{ name: 'beside other things', size: 'brick_menor' },
		{ name: 'as a row of its own' },
		{ name: 'nobody read yet: the block is left out', shows: 'nowhere', content: { mostRead: async () => [] } },
	],
};
