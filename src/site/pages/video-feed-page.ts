import { fill } from '#brands';
import { row } from '../arrangement.ts';
import type { PageDefinition } from '../page-definition.ts';
import { videoFeedPath } from '../player-paths.ts';
import { namedPageMeta } from './named-page-meta.ts';

/** How many videos the page has. */
const most = 12;

/** `/videos/uno-tras-otro/`: the newest videos, each as large as the screen of a phone (ROUTE-06). */
export const videoFeedPage: PageDefinition = {
	freshFor: 60,
	load: async ({ brand, contentQueries }) => ({
		kind: 'found',
		subject: { kind: 'video-feed', name: brand.texts.player.feed, videoStories: await contentQueries.videoStories(most) },
	}),
	arrange: () => [row('brick_full', { block: 'video-feed' })],
	meta: (_, context) => {
		const { name, texts } = context.brand;
		const { feed, feedDescription } = texts.player;
		const above = { name: `${texts.video}s`, path: '/videos/' };
		return namedPageMeta({ name: feed, description: fill(feedDescription, { brand: name }), path: videoFeedPath, above }, context);
	},
};
