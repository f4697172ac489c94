import type { BlockSamples } from '../../samples/block-samples.ts';
import { newestStory } from '../../samples/sample-subjects.ts';
import { storyOpening } from './story-opening.tsx';

export const storyOpeningSamples: BlockSamples = {
	block: storyOpening,
	samples: [{ name: 'a long read with its cover', shows: 'somewhere', size: 'brick_full', subject: newestStory('kind:longform') }],
};
