import type { BlockSamples } from '../../samples/block-samples.ts';
import { newestStory } from '../../samples/sample-subjects.ts';

export const storyHeadSamples: BlockSamples<'story-head'> = {
	block: 'story-head',
	samples: [
		{ name: 'an article', subject: newestStory('kind:article') },
		{ name: 'minute by minute', subject: newestStory('kind:live') },
		{ name: 'a long read', subject: newestStory('kind:longform') },
	],
};
