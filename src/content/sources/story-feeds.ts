import * as v from 'valibot';
import { listingRows } from '../read/lists/listing.ts';
import { results } from './ans-rows.ts';
import { feedQuery } from './feed-query.ts';
import { name, offset, page, paths, size, text } from './parameters.ts';
import { source } from './source.ts';

/** `story-feed-sections`: the newest stories of sections, without those of others. */
export const storyFeedSections = source({
	query: v.object({ includeSections: paths, excludeSections: v.optional(paths, ''), feedSize: size(10), feedOffset: offset }),
	ttl: 300,
	fetch: async (reading, { includeSections, excludeSections, feedSize, feedOffset }) =>
		results(
			reading,
			await listingRows(reading, {
				all: ['type:story'],
				any: includeSections.map((path) => `section:${path}`),
				none: excludeSections.map((path) => `section:${path}`),
				size: feedSize,
				offset: feedOffset,
			}),
		),
});

/** `story-feed-tag`: the newest with a tag. */
export const storyFeedTag = source({
	query: v.object({ tagSlug: name, feedSize: size(10), feedOffset: offset }),
	ttl: 300,
	fetch: async (reading, { tagSlug, feedSize, feedOffset }) =>
		results(reading, await listingRows(reading, { all: [`tag:${tagSlug}`], size: feedSize, offset: feedOffset })),
});

/** `story-feed-author`: the newest that an author signed. */
export const storyFeedAuthor = source({
	query: v.object({ authorSlug: name, feedSize: size(8), feedOffset: offset }),
	ttl: 300,
	fetch: async (reading, { authorSlug, feedSize, feedOffset }) =>
		results(reading, await listingRows(reading, { all: [`author:${authorSlug}`], size: feedSize, offset: feedOffset })),
});

/** `story-feed-query`: the newest that a query in the syntax of search engines finds. */
export const storyFeedQuery = source({
	query: v.object({ query: v.optional(text, '*'), size: size(8), offset }),
	ttl: 300,
	fetch: async (reading, asked) =>
		results(reading, await listingRows(reading, { ...feedQuery(asked.query), size: asked.size, offset: asked.offset })),
});

/** `content-feed`: the same with pages; latest stories are `type:story AND source.source_type:staff`, 4 of them (CONT-05). */
export const contentFeed = source({
	query: v.object({
		feed_query: v.optional(text, '*'),
		feed_offset: offset,
		page,
		size: size(20),
		imageSizes: v.optional(v.array(v.string())),
	}),
	ttl: 120,
	fetch: async (reading, asked) => {
		const from = asked.feed_offset + (asked.page - 1) * asked.size;
		return results(reading, await listingRows(reading, { ...feedQuery(asked.feed_query), size: asked.size, offset: from }));
	},
});
