import type { BlockSamples } from '../../gallery/sample.ts';
import { aCollection } from '../../gallery/subjects.ts';
import { collectionHead } from './collection-head.tsx';

export const collectionHeadSamples: BlockSamples = {
	block: collectionHead,
	samples: [{ name: 'a collection', subject: aCollection }],
};
