import type { BlockSamples } from '../../samples/block-samples.ts';
import { signs } from './signs.tsx';

export const signsSamples: BlockSamples = {
	block: signs,
	samples: [{ name: 'the twelve', shows: 'somewhere', size: 'brick_full', band: true, fields: { section: '/horoscopo' } }],
};
