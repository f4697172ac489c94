import type { BlockSamples } from '../../samples/block-samples.ts';
import { aSection } from '../../samples/sample-subjects.ts';

export const sectionHeadSamples: BlockSamples<'section-head'> = {
	block: 'section-head',
	samples: [{ name: 'a section', subject: aSection }, { name: 'a cover without a section' }],
};
