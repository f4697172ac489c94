import type { BlockSamples } from '../../samples/block-samples.ts';

export const forYouSamples: BlockSamples<'for-you'> = {
	block: 'for-you',
	samples: [{ name: 'before the browser fills it in', path: '/para-vos/' }],
};
