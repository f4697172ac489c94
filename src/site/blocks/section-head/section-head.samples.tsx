import type { BlockSamples } from '../../samples/block-samples.ts';
import { aSection } from '../../samples/sample-subjects.ts';
import { sectionHead } from './section-head.tsx';

export const sectionHeadSamples: BlockSamples = {
	block: sectionHead,
	samples: [{ name: 'a section', subject: aSection }, { name: 'a cover without a section' }],
};
