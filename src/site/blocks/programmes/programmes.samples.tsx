import type { BlockSamples } from '../../samples/block-samples.ts';

export const programmesSamples: BlockSamples<'programmes'> = {
	block: 'programmes',
	samples: [{ name: 'on a band', shows: 'somewhere', size: 'brick_full', band: true }],
};
