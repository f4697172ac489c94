import type { BlockSamples } from '../../gallery/sample.ts';
import { newestStory } from '../../gallery/subjects.ts';
import { storyFoot } from './story-foot.tsx';

export const storyFootSamples: BlockSamples = {
	block: storyFoot,
	samples: [{ name: 'an article', size: 'brick_mayor', subject: newestStory('kind:article') }],
};
