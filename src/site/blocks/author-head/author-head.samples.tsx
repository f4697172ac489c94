import type { BlockSamples } from '../../samples/block-samples.ts';
import { anAuthor } from '../../samples/sample-subjects.ts';
import { authorHead } from './author-head.tsx';

export const authorHeadSamples: BlockSamples = {
	block: authorHead,
	samples: [{ name: 'an author', subject: anAuthor }],
};
