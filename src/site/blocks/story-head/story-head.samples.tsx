import type { BlockSamples } from '../../samples/block-samples.ts';
import { newestStory } from '../../samples/sample-subjects.ts';
import { storyHead } from './story-head.tsx';

export const storyHeadSamples: BlockSamples = {
	block: storyHead,
	samples: [
		{ name: 'an article', subject: newestStory('kind:article') },
		{ name: 'minute by minute', subject: newestStory('kind:live') },
		{ name: 'a long read', subject: newestStory('kind:longform') },
	],
};
