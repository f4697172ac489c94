import type { BlockSamples } from '../../samples/block-samples.ts';
import { aTag } from '../../samples/sample-subjects.ts';

export const tagHeadSamples: BlockSamples<'tag-head'> = {
	block: 'tag-head',
	samples: [{ name: 'a tag', subject: aTag }],
};
