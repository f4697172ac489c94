import { row, rowOfTwo } from '../arrangement.ts';
import type { Loaded, Page } from '../page.ts';
import type { RenderContext } from '../render-context.ts';
import { pagedLinks, pageMark } from './absolute.ts';
import { breadcrumbs } from './graphs.ts';
import { indexMeta } from './index-meta.ts';
import { goesOn, listOf, pastTheEnd } from './listing.ts';

/** `/tags/{slug}/` lists the stories of a tag, `/tags/` the tags (ROUTE-04). */
export const tagPage: Page = {
	freshFor: 60,
	load: (context) => (context.address.path === '/tags/' ? loadTags(context) : loadTag(context)),
	arrange: ({ kind }) =>
		kind === 'index'
			? [row('brick_100', { block: 'index' })]
			: [row('brick_100', { block: 'tag-head' }), rowOfTwo([{ block: 'listing' }], [{ block: 'most-read' }])],
	meta(subject, context) {
		if (subject.kind !== 'tag') return indexMeta(subject, context);
		const { tag, listing } = subject;
		return {
			title: `Últimas noticias sobre ${tag.text} | ${context.brand.name}${pageMark(context)}`,
			description: tag.description ?? `${tag.text}: ${context.brand.description}`,
			...pagedLinks(context, goesOn(listing)),
			type: 'website',
			graphs: [breadcrumbs([{ name: tag.text, path: `/tags/${tag.slug}/` }], context)],
		};
	},
};

async function loadTag(context: RenderContext): Promise<Loaded> {
	const [slug = '', ...rest] = context.address.path.split('/').slice(2, -1);
	const tag = rest.length > 0 ? undefined : await context.contentQueries.tag(decodeURIComponent(slug));
	if (tag === undefined) return { kind: 'missing' };
	const listing = await listOf({ all: [`tag:${tag.slug}`] }, context);
	return pastTheEnd(listing) ? { kind: 'missing' } : { kind: 'found', subject: { kind: 'tag', tag, listing } };
}

async function loadTags({ contentQueries, brand }: RenderContext): Promise<Loaded> {
	const tags = await contentQueries.tags();
	const links = tags.map(({ slug, text }) => ({ text, href: `/tags/${slug}/` }));
	return { kind: 'found', subject: { kind: 'index', name: brand.texts.tags, links } };
}
