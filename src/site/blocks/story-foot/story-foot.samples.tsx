import type { BlockSamples } from '../../samples/block-samples.ts';
import { newestStory } from '../../samples/sample-subjects.ts';

export const storyFootSamples: BlockSamples<'story-foot'> = {
	block: 'story-foot',
	samples: [{ name: 'an article', size: 'brick_mayor', subject: newestStory('kind:article') }],
};
