import type { BlockSamples } from '../../gallery/sample.ts';
import { previewMark } from './preview-mark.tsx';

export const previewMarkSamples: BlockSamples = {
	block: previewMark,
	samples: [{ name: 'above a draft', size: 'brick_full' }],
};
