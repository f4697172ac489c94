import type { BlockSamples } from '../../gallery/sample.ts';
import { aSection } from '../../gallery/subjects.ts';
import { sectionHead } from './section-head.tsx';

export const sectionHeadSamples: BlockSamples = {
	block: sectionHead,
	samples: [{ name: 'a section', subject: aSection }, { name: 'a cover without a section' }],
};
