import type { BlockSamples } from '../../gallery/sample.ts';
import { anAuthor } from '../../gallery/subjects.ts';
import { authorHead } from './author-head.tsx';

export const authorHeadSamples: BlockSamples = {
	block: authorHead,
	samples: [{ name: 'an author', subject: anAuthor }],
};
