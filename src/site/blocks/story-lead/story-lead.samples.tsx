import type { BlockSamples } from '../../samples/block-samples.ts';
import { newestStory } from '../../samples/sample-subjects.ts';
import { storyLead } from './story-lead.tsx';

export const storyLeadSamples: BlockSamples = {
	block: storyLead,
	samples: [
		{ name: 'a picture', size: 'brick_mayor', subject: newestStory('kind:article') },
		{ name: 'a gallery', subject: newestStory('kind:gallery'), fields: { size: 'page' } },
	],
};
