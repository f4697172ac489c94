import type { BlockSamples } from '../../samples/block-samples.ts';

export const previewMarkSamples: BlockSamples<'preview-mark'> = {
	block: 'preview-mark',
	samples: [{ name: 'above a draft', size: 'brick_full' }],
};
