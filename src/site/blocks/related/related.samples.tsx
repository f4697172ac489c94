import type { BlockSamples } from '../../samples/block-samples.ts';
import { newestStory } from '../../samples/sample-subjects.ts';

export const relatedSamples: BlockSamples<'related'> = {
	block: 'related',
	samples: [{ name: 'under a story', subject: newestStory('kind:article') }],
};
