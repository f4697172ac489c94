import type { BlockSamples } from '../../samples/block-samples.ts';
import { newestStory } from '../../samples/sample-subjects.ts';

export const storyPlayerSamples: BlockSamples<'story-player'> = {
	block: 'story-player',
	samples: [
		{ name: 'a video', size: 'brick_full', subject: newestStory('kind:video') },
		{ name: 'a video on black', size: 'brick_full', subject: newestStory('kind:video-dark') },
	],
};
