import { fill } from '#brands';
import { row } from '../../arrangement.ts';
import type { PageDefinition } from '../../page-definition.ts';
import { feedsAt } from '../feed-links.ts';
import { namedPageMeta } from '../named-page-meta.ts';
import { podcastGraph } from '../structured-data/podcast-graph.ts';
import { podcastAt } from './podcast-at.ts';

/** How many episodes a page shows; apps get more by the feed. */
const most = 30;

/** `/podcasts/{slug}/`: one show with its episodes and its feed (ROUTE-06). */
export const podcastPage: PageDefinition = {
	freshFor: 300,
	async load(context) {
		const podcast = await podcastAt(context);
		if (podcast === undefined) return { kind: 'missing' };
		const episodes = await context.contentQueries.episodes(podcast.slug, most);
		return { kind: 'found', subject: { kind: 'podcast', podcast, episodes } };
	},
	arrange: () => [row('brick_100', { block: 'podcast' }, { block: 'episodes' }), row('brick_100', { block: 'latest' })],
	meta: (subject, context) => {
		if (subject.kind !== 'podcast') throw new Error(`A podcast's page cannot be about a subject of kind '${subject.kind}'`);
		const { podcast } = subject;
		const { path } = context.address;
		const { podcasts } = context.brand.texts;
		const above = { name: podcasts.title, path: '/podcasts/' };
		const meta = namedPageMeta({ name: podcast.title, description: podcast.text, path, above, picture: podcast.picture }, context);
		return {
			...meta,
			feeds: feedsAt(path, fill(podcasts.feedOf, { podcast: podcast.title }), context),
			graphs: [...meta.graphs, podcastGraph(subject, context)],
		};
	},
};
