import type { BlockSamples } from '../../samples/block-samples.ts';
import { newestStory } from '../../samples/sample-subjects.ts';

export const storyBodySamples: BlockSamples<'story-body'> = {
	block: 'story-body',
	samples: [
		{ name: 'an article', size: 'brick_mayor', subject: newestStory('kind:article') },
		{ name: 'minute by minute', size: 'brick_mayor', subject: newestStory('kind:live') },
		{ name: 'a long read', subject: newestStory('kind:longform') },
		{ name: 'a newsletter', size: 'brick_mayor', subject: newestStory('kind:newsletter') },
	],
};
