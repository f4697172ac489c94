import type { BlockSamples } from '../../samples/block-samples.ts';
import { newestStory } from '../../samples/sample-subjects.ts';
import { related } from './related.tsx';

export const relatedSamples: BlockSamples = {
	block: related,
	samples: [{ name: 'under a story', subject: newestStory('kind:article') }],
};
