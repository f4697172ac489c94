import type { BlockSamples } from '../../samples/block-samples.ts';

export const registerFinishSamples: BlockSamples<'RegisterFinish'> = {
	block: 'RegisterFinish',
	samples: [{ name: 'a verified email address', size: 'brick_full' }],
};
