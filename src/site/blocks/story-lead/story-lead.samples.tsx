import type { BlockSamples } from '../../samples/block-samples.ts';
import { newestStory } from '../../samples/sample-subjects.ts';

export const storyLeadSamples: BlockSamples<'story-lead'> = {
	block: 'story-lead',
	samples: [
		{ name: 'a picture', size: 'brick_mayor', subject: newestStory('kind:article') },
		{ name: 'a gallery', subject: newestStory('kind:gallery'), fields: { size: 'page' } },
	],
};
