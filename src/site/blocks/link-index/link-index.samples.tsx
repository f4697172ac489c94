import type { BlockSamples } from '../../gallery/sample.ts';
import { theSections } from '../../gallery/subjects.ts';
import { linkIndex } from './link-index.tsx';

export const linkIndexSamples: BlockSamples = {
	block: linkIndex,
	samples: [{ name: 'the sections', subject: theSections }],
};
