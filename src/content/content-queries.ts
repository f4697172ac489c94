import type { ContentQueries } from './contract/contract.ts';
import { storyKey } from './purge/purge-keys.ts';
import { author, authors } from './read/author.ts';
import { sectionTree } from './read/cached-documents.ts';
import { cardsById } from './read/cards-by-id.ts';
import { collection, collections } from './read/collections.ts';
import { corrections } from './read/corrections.ts';
import { ads } from './read/data-documents/ads.ts';
import { boards } from './read/data-documents/boards.ts';
import { election } from './read/data-documents/election.ts';
import { legalText } from './read/data-documents/legal-text.ts';
import { masthead } from './read/data-documents/masthead.ts';
import { newsletters } from './read/data-documents/newsletters.ts';
import { openCalls } from './read/data-documents/open-calls.ts';
import { podcasts } from './read/data-documents/podcasts.ts';
import { programme } from './read/data-documents/programmes.ts';
import { schedule } from './read/data-documents/schedule.ts';
import { signals } from './read/data-documents/signals.ts';
import { weather } from './read/data-documents/weather.ts';
import { episodes } from './read/lists/episodes.ts';
import { indexedDays, indexedWorks } from './read/lists/indexed-works.ts';
import { list } from './read/lists/list.ts';
import { listing } from './read/lists/listing.ts';
import { storyCounts } from './read/lists/story-counts.ts';
import { videoStories } from './read/lists/video-stories.ts';
import { memoize } from './read/memoize.ts';
import { mostRead } from './read/most-read.ts';
import { publicationCounts } from './read/publication-counts.ts';
import type { QueryContext } from './read/query-context.ts';
import { related } from './read/related.ts';
import { resolveAddress } from './read/resolve-address.ts';
import { storiesById } from './read/stories-of.ts';
import { tag, tags } from './read/tag.ts';
import { search } from './search/search.ts';

/** The queries of one page. All of them read as of one time, and a call with the same arguments is made once. */
export function contentQueries(context: QueryContext): ContentQueries {
	return {
		keys: context.keys,
		redacted: context.redacted,
		keyOf: storyKey,
		at: memoize((path) => resolveAddress(context, path)),
		cards: memoize((ids) => cardsById(context, ids)),
		stories: memoize((ids) => storiesById(context, ids)),
		list: memoize((query) => list(context, query)),
		listing: memoize((query) => listing(context, query)),
		storyCounts: memoize((terms) => storyCounts(context, terms)),
		section: memoize(async (id) => (await sectionTree(context)).section(id)),
		sections: memoize(async () => (await sectionTree(context)).sections()),
		navigation: memoize(async (hierarchy) => (await sectionTree(context)).navigation(hierarchy)),
		collection: memoize((alias) => collection(context, alias)),
		collections: memoize(() => collections(context)),
		tags: memoize(() => tags(context)),
		tag: memoize((slug) => tag(context, slug)),
		authors: memoize(() => authors(context)),
		author: memoize((slug) => author(context, slug)),
		search: memoize((query) => search(context, query)),
		related: memoize((story, size) => related(context, story, size)),
		schedule: memoize(() => schedule(context)),
		signals: memoize(() => signals(context)),
		legalText: memoize((id) => legalText(context, id)),
		masthead: memoize(() => masthead(context)),
		podcasts: memoize(() => podcasts(context)),
		episodes: memoize((show, size) => episodes(context, show, size)),
		programme: memoize((section) => programme(context, section)),
		videoStories: memoize((size) => videoStories(context, size)),
		indexedWorks: memoize((query) => indexedWorks(context, query)),
		indexedDays: memoize(() => indexedDays(context)),
		weather: memoize((city) => weather(context, city)),
		publicationCounts: memoize(() => publicationCounts(context)),
		corrections: memoize((size) => corrections(context, size)),
		election: memoize((id) => election(context, id)),
		mostRead: memoize((size, period) => mostRead(context, size, period)),
		boards: memoize((section) => boards(context, section)),
		ads: memoize(() => ads(context)),
		newsletters: memoize(() => newsletters(context)),
		openCalls: memoize(() => openCalls(context)),
	};
}
