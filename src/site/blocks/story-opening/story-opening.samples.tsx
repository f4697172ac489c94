import type { BlockSamples } from '../../samples/block-samples.ts';
import { newestStory } from '../../samples/sample-subjects.ts';

export const storyOpeningSamples: BlockSamples<'story-opening'> = {
	block: 'story-opening',
	samples: [{ name: 'a long read with its cover', shows: 'somewhere', size: 'brick_full', subject: newestStory('kind:longform') }],
};
