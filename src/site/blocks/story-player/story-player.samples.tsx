import type { BlockSamples } from '../../samples/block-samples.ts';
import { newestStory } from '../../samples/sample-subjects.ts';

export const storyPlayerSamples: BlockSamples<'story-player'> = {
	block: 'story-player',
	samples: [
		{ name: 'a film', size: 'brick_full', subject: newestStory('kind:video') },
		{ name: 'a film on black', size: 'brick_full', subject: newestStory('kind:video-dark') },
	],
};
