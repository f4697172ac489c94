import type { BlockSamples } from '../../samples/block-samples.ts';
import { aWalledStory, newestStory } from '../../samples/sample-subjects.ts';
import { storyWall } from './story-wall.tsx';

export const storyWallSamples: BlockSamples = {
	block: storyWall,
	samples: [
		{ name: 'a story for registered readers', size: 'brick_mayor', subject: aWalledStory },
		{ name: 'a story for everybody', shows: 'nowhere', subject: newestStory('kind:live') },
	],
};
