import type { BlockSamples } from '../../samples/block-samples.ts';
import { theSections } from '../../samples/sample-subjects.ts';
import { linkIndex } from './link-index.tsx';

export const linkIndexSamples: BlockSamples = {
	block: linkIndex,
	samples: [{ name: 'the sections', subject: theSections }],
};
