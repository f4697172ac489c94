import type { BlockSamples } from '../../samples/block-samples.ts';

export const horoscopeSamples: BlockSamples<'horoscope'> = {
	block: 'horoscope',
	samples: [{ name: 'the twelve signs', shows: 'somewhere', size: 'brick_full', band: true, fields: { section: '/horoscopo' } }],
};
