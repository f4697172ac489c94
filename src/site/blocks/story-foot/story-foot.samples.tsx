import type { BlockSamples } from '../../samples/block-samples.ts';
import { newestStory } from '../../samples/sample-subjects.ts';
import { storyFoot } from './story-foot.tsx';

export const storyFootSamples: BlockSamples = {
	block: storyFoot,
	samples: [{ name: 'an article', size: 'brick_mayor', subject: newestStory('kind:article') }],
};
