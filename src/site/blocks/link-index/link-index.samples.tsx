import type { BlockSamples } from '../../samples/block-samples.ts';
import { theSections } from '../../samples/sample-subjects.ts';

export const linkIndexSamples: BlockSamples<'index'> = {
	block: 'index',
	samples: [{ name: 'the sections', subject: theSections }],
};
