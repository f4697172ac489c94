import type { BlockSamples } from '../../gallery/sample.ts';
import { aTag } from '../../gallery/subjects.ts';
import { tagHead } from './tag-head.tsx';

export const tagHeadSamples: BlockSamples = {
	block: tagHead,
	samples: [{ name: 'a tag', subject: aTag }],
};
