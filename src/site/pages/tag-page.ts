import { fill } from '#brands';
import { row } from '../arrangement.ts';
import type { LoadResult, PageDefinition } from '../page-definition.ts';
import type { RenderContext } from '../render-context.ts';
import { feedLinks } from './feed-links.ts';
import { indexMeta } from './index-meta.ts';
import { listArrangement } from './list-arrangements.ts';
import { hasNextPage, isPastTheEnd, loadListing } from './listing.ts';
import { pagedUrls, pageNumberMark } from './page-urls.ts';
import { breadcrumbs } from './structured-data/breadcrumbs-and-publisher.ts';
import { listGraph } from './structured-data/list-graph.ts';
import { withCounts } from './with-counts.ts';

/** `/tags/{slug}/` lists the stories of a tag, `/tags/` the tags (ROUTE-04). */
export const tagPage: PageDefinition = {
	freshFor: 60,
	load: (context) => (context.address.path === '/tags/' ? loadTags(context) : loadTag(context)),
	arrange: ({ kind }) => (kind === 'tags' ? [row('brick_100', { block: 'tag-index' })] : listArrangement('tag-head')),
	meta(subject, context) {
		if (subject.kind !== 'tag') return indexMeta(subject, context);
		const { tag, listing } = subject;
		const description = tag.description ?? `${tag.text}: ${context.brand.description}`;
		const urls = pagedUrls(context, hasNextPage(listing));
		return {
			title: `${fill(context.brand.texts.tagTitle, { tag: tag.text })} | ${context.brand.name}${pageNumberMark(context)}`,
			description,
			...urls,
			type: 'website',
			card: { kicker: context.brand.texts.tags, headline: tag.text },
			feeds: feedLinks(tag.text, `/tags/${tag.slug}/`, context),
			graphs: [
				breadcrumbs([{ name: tag.text, path: `/tags/${tag.slug}/` }], context),
				listGraph({ name: tag.text, description, url: urls.canonical, listing }, context),
			],
		};
	},
};

async function loadTag(context: RenderContext): Promise<LoadResult> {
	const [slug = '', ...rest] = context.address.path.split('/').slice(2, -1);
	const tag = rest.length > 0 ? undefined : await context.contentQueries.tag(decodeURIComponent(slug));
	if (tag === undefined) return { kind: 'missing' };
	const listing = await loadListing({ all: [`tag:${tag.slug}`] }, context);
	return isPastTheEnd(listing) ? { kind: 'missing' } : { kind: 'found', subject: { kind: 'tag', tag, listing } };
}

async function loadTags({ contentQueries, brand }: RenderContext): Promise<LoadResult> {
	const tags = await contentQueries.tags();
	return { kind: 'found', subject: { kind: 'tags', name: brand.texts.tags, tags: await withCounts(tags, 'tag', contentQueries) } };
}
