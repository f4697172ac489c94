import * as v from 'valibot';
import { listingRows } from '../read/lists/listing.ts';
import { results } from './ans-rows.ts';
import { feedQuery } from './feed-query.ts';
import { name, offset, page, paths, size, text } from './parameters.ts';
import { source } from './source.ts';

/** `story-feed-sections`: the newest stories of some sections that are in none of some others. */
export const storyFeedSections = source({
	query: v.object({ includeSections: paths, excludeSections: v.optional(paths, ''), feedSize: size(10), feedOffset: offset }),
	ttl: 300,
	fetch: async (context, { includeSections, excludeSections, feedSize, feedOffset }) =>
		results(
			context,
			await listingRows(context, {
				all: ['type:story'],
				any: includeSections.map((path) => `section:${path}`),
				none: excludeSections.map((path) => `section:${path}`),
				size: feedSize,
				offset: feedOffset,
			}),
		),
});

/** `story-feed-tag`: the newest works with a tag. */
export const storyFeedTag = source({
	query: v.object({ tagSlug: name, feedSize: size(10), feedOffset: offset }),
	ttl: 300,
	fetch: async (context, { tagSlug, feedSize, feedOffset }) =>
		results(context, await listingRows(context, { all: [`tag:${tagSlug}`], size: feedSize, offset: feedOffset })),
});

/** `story-feed-author`: the newest works that an author signed. */
export const storyFeedAuthor = source({
	query: v.object({ authorSlug: name, feedSize: size(8), feedOffset: offset }),
	ttl: 300,
	fetch: async (context, { authorSlug, feedSize, feedOffset }) =>
		results(context, await listingRows(context, { all: [`author:${authorSlug}`], size: feedSize, offset: feedOffset })),
});

/** `story-feed-query`: the newest works that match a feed query; see feed-query.ts. */
export const storyFeedQuery = source({
	query: v.object({ query: v.optional(text, '*'), size: size(8), offset }),
	ttl: 300,
	fetch: async (context, { query, size: count, offset: from }) =>
		results(context, await listingRows(context, { ...feedQuery(query, context.brand.id), size: count, offset: from })),
});

/**
 * `content-feed`: `story-feed-query` by pages. Sites call it with `type:story AND source.source_type:staff` and size 4 for the latest stories
 * (CONT-05).
 */
export const contentFeed = source({
	query: v.object({
		feed_query: v.optional(text, '*'),
		feed_offset: offset,
		page,
		size: size(20),
		imageSizes: v.optional(v.array(v.string())),
	}),
	ttl: 120,
	fetch: async (context, { feed_query, feed_offset, page: number, size: count }) => {
		const from = feed_offset + (number - 1) * count;
		return results(context, await listingRows(context, { ...feedQuery(feed_query, context.brand.id), size: count, offset: from }));
	},
});
