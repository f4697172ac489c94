import type { BlockSamples } from '../../samples/block-samples.ts';
import { newestStory } from '../../samples/sample-subjects.ts';
import { storyPlayer } from './story-player.tsx';

export const storyPlayerSamples: BlockSamples = {
	block: storyPlayer,
	samples: [
		{ name: 'a film', size: 'brick_full', subject: newestStory('kind:video') },
		{ name: 'a film on black', size: 'brick_full', subject: newestStory('kind:video-dark') },
	],
};
