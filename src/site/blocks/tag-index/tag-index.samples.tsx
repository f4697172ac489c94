import type { BlockSamples } from '../../samples/block-samples.ts';
import { theTags } from '../../samples/sample-subjects.ts';

export const tagIndexSamples: BlockSamples<'tag-index'> = {
	block: 'tag-index',
	samples: [
		{ name: 'the tags', subject: theTags },
		{ name: 'none yet', subject: async () => ({ kind: 'tags', name: 'Temas', tags: [] }) },
	],
};
