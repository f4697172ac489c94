import type { BlockSamples } from '../../samples/block-samples.ts';
import { aCollection } from '../../samples/sample-subjects.ts';
import { collectionHead } from './collection-head.tsx';

export const collectionHeadSamples: BlockSamples = {
	block: collectionHead,
	samples: [{ name: 'a collection', subject: aCollection }],
};
