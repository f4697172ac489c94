import type { BlockSamples } from '../../samples/block-samples.ts';
import type { Subject } from '../../subject.ts';

const name = 'Videos, uno tras otro';

export const videoFeedSamples: BlockSamples<'video-feed'> = {
	block: 'video-feed',
	samples: [
		{
			name: 'the newest videos',
			size: 'brick_full',
			subject: async (contentQueries): Promise<Subject> => ({
				kind: 'video-feed',
				name,
				videoStories: await contentQueries.videoStories(3),
			}),
		},
		{ name: 'no videos yet', size: 'brick_full', subject: async (): Promise<Subject> => ({ kind: 'video-feed', name, videoStories: [] }) },
	],
};
