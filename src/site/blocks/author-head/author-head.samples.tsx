import type { BlockSamples } from '../../samples/block-samples.ts';
import { anAuthor } from '../../samples/sample-subjects.ts';

export const authorHeadSamples: BlockSamples<'author-head'> = {
	block: 'author-head',
	samples: [{ name: 'an author', subject: anAuthor }],
};
