import type { BlockSamples } from '../../samples/block-samples.ts';
import { aTag } from '../../samples/sample-subjects.ts';
import { tagHead } from './tag-head.tsx';

export const tagHeadSamples: BlockSamples = {
	block: tagHead,
	samples: [{ name: 'a tag', subject: aTag }],
};
