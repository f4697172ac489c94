import type { BlockSamples } from '../../samples/block-samples.ts';
import { aWalledStory, newestStory } from '../../samples/sample-subjects.ts';

export const storyWallSamples: BlockSamples<'story-wall'> = {
	block: 'story-wall',
	samples: [
		{ name: 'a story for registered readers', size: 'brick_mayor', subject: aWalledStory },
		{ name: 'a story for everybody', shows: 'nowhere', subject: newestStory('kind:live') },
	],
};
