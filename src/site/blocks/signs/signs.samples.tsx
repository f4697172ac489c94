import type { BlockSamples } from '../../samples/block-samples.ts';

export const signsSamples: BlockSamples<'signs'> = {
	block: 'signs',
	samples: [{ name: 'the twelve signs', shows: 'somewhere', size: 'brick_full', band: true, fields: { section: '/horoscopo' } }],
};
