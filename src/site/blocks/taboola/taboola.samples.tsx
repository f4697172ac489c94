import type { BlockSamples } from '../../samples/block-samples.ts';
import { taboola } from './taboola.tsx';

export const taboolaSamples: readonly BlockSamples[] = taboola.map((block) => ({
	block,
	samples: [
		block.name === 'TaboolaSide' ? { name: 'beside other things', size: 'brick_menor' } : { name: 'as a row of its own' },
		{ name: 'nothing to recommend: the block is left out', shows: 'nowhere', content: { mostRead: async () => [] } },
	],
}));
