import type { BlockSamples } from '../../samples/block-samples.ts';
import { aCollection } from '../../samples/sample-subjects.ts';

export const collectionHeadSamples: BlockSamples<'collection-head'> = {
	block: 'collection-head',
	samples: [{ name: 'a collection', subject: aCollection }],
};
