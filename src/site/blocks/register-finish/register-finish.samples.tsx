import type { BlockSamples } from '../../samples/block-samples.ts';

export const registerFinishSamples: BlockSamples<'RegisterFinish'> = {
	block: 'RegisterFinish',
	samples: [{ name: 'an address that was verified', size: 'brick_full' }],
};
