import type { FileDefinition } from '../../file-definition.ts';
import { podcastAt } from '../../pages/podcasts/podcast-at.ts';
import { podcastRss } from './podcast-rss.ts';

/** How many episodes a feed has. Apps keep those that they know. */
const most = 100;

/** `/podcasts/{slug}/rss/`: the feed of a show for podcast apps. */
export const podcastFeed: FileDefinition = {
	freshFor: 300,
	async make(context) {
		const podcast = await podcastAt(context);
		if (podcast === undefined) return undefined;
		const episodes = await context.contentQueries.episodes(podcast.slug, most);
		return { contentType: 'application/rss+xml; charset=utf-8', body: podcastRss({ podcast, episodes }, context) };
	},
};
