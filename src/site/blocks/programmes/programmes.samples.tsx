import type { BlockSamples } from '../../samples/block-samples.ts';
import { programmes } from './programmes.tsx';

export const programmesSamples: BlockSamples = {
	block: programmes,
	samples: [{ name: 'on a band', shows: 'somewhere', size: 'brick_full', band: true }],
};
