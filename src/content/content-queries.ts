import type { ContentQueries } from './contract/contract.ts';
import { storyKey } from './purge/purge-keys.ts';
import { author, authors } from './read/author.ts';
import { sectionTree } from './read/cached-documents.ts';
import { collection, collections } from './read/collections.ts';
import { legalText } from './read/legal-text.ts';
import { list } from './read/lists/list.ts';
import { listing } from './read/lists/listing.ts';
import { memoize } from './read/memoize.ts';
import { mostRead } from './read/most-read.ts';
import type { QueryContext } from './read/query-context.ts';
import { related } from './read/related.ts';
import { resolveAddress } from './read/resolve-address.ts';
import { schedule } from './read/schedule.ts';
import { signal } from './read/signal.ts';
import { stories } from './read/stories.ts';
import { tag, tags } from './read/tag.ts';
import { search } from './search/search.ts';

/** The queries of one page. All of them read as of one time, and a call with the same arguments is made once. */
export function contentQueries(context: QueryContext): ContentQueries {
	return {
		keys: context.keys,
		redacted: context.redacted,
		keyOf: storyKey,
		at: memoize((path) => resolveAddress(context, path)),
		stories: memoize((ids) => stories(context, ids)),
		list: memoize((query) => list(context, query)),
		listing: memoize((query) => listing(context, query)),
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
		signal: memoize(() => signal(context)),
		legalText: memoize((id) => legalText(context, id)),
		mostRead: memoize((size) => mostRead(context, size)),
	};
}
