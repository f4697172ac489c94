import type { BlockSamples } from '../../samples/block-samples.ts';
import { theAuthors } from '../../samples/sample-subjects.ts';

export const authorIndexSamples: BlockSamples<'author-index'> = {
	block: 'author-index',
	samples: [
		{ name: 'the authors', subject: theAuthors },
		{ name: 'nobody yet', subject: async () => ({ kind: 'authors', name: 'Autores', authors: [] }) },
	],
};
