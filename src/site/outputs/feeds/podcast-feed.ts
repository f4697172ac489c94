import type { FileDefinition } from '../../file-definition.ts';
import { podcastAt } from '../../pages/podcasts/podcast-at.ts';
import type { RenderContext } from '../../render-context.ts';
import { podcastJson } from './podcast-json.ts';
import { podcastRss, type Show } from './podcast-rss.ts';

/** How many episodes a feed has. Apps keep older ones themselves. */
const most = 100;

/** `/podcasts/{slug}/rss/`: the feed of a show for podcast apps. */
export const podcastFeed = feedOfShow('application/rss+xml', podcastRss);

/** `/podcasts/{slug}/feed.json`: the feed of a show for programs that read JSON. */
export const podcastJsonFeed = feedOfShow('application/feed+json', podcastJson);

function feedOfShow(type: string, write: (show: Show, context: RenderContext) => string): FileDefinition {
	return {
		freshFor: 300,
		async make(context) {
			const podcast = await podcastAt(context);
			if (podcast === undefined) return undefined;
			const episodes = await context.contentQueries.episodes(podcast.slug, most);
			return { contentType: `${type}; charset=utf-8`, body: write({ podcast, episodes }, context) };
		},
	};
}
