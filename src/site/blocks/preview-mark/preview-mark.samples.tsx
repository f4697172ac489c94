import type { BlockSamples } from '../../samples/block-samples.ts';
import { previewMark } from './preview-mark.tsx';

export const previewMarkSamples: BlockSamples = {
	block: previewMark,
	samples: [{ name: 'above a draft', size: 'brick_full' }],
};
