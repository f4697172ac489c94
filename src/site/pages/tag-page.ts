import { row, rowOfTwo } from '../arrangement.ts';
import type { Loaded, Page } from '../page.ts';
import type { Visit } from '../visit.ts';
import { pagedLinks, pageMark } from './absolute.ts';
import { breadcrumbs } from './graphs.ts';
import { indexMeta } from './index-meta.ts';
import { goesOn, listOf, pastTheEnd } from './listing.ts';

/** `/tags/{slug}/` lists the stories of a tag, `/tags/` the tags (ROUTE-04). */
export const tagPage: Page = {
	freshFor: 60,
	load: (visit) => (visit.address.path === '/tags/' ? loadTags(visit) : loadTag(visit)),
	arrange: ({ kind }) =>
		kind === 'index'
			? [row('brick_100', { block: 'index' })]
			: [row('brick_100', { block: 'tag-head' }), rowOfTwo([{ block: 'listing' }], [{ block: 'most-read' }])],
	meta(subject, visit) {
		if (subject.kind !== 'tag') return indexMeta(subject, visit);
		const { tag, listing } = subject;
		return {
			title: `Últimas noticias sobre ${tag.text} | ${visit.brand.name}${pageMark(visit)}`,
			description: tag.description ?? `${tag.text}: ${visit.brand.description}`,
			...pagedLinks(visit, goesOn(listing)),
			type: 'website',
			graphs: [breadcrumbs([{ name: tag.text, path: `/tags/${tag.slug}/` }], visit)],
		};
	},
};

async function loadTag(visit: Visit): Promise<Loaded> {
	const [slug = '', ...rest] = visit.address.path.split('/').slice(2, -1);
	const tag = rest.length > 0 ? undefined : await visit.reader.tag(decodeURIComponent(slug));
	if (tag === undefined) return { kind: 'missing' };
	const listing = await listOf({ all: [`tag:${tag.slug}`] }, visit);
	return pastTheEnd(listing) ? { kind: 'missing' } : { kind: 'found', subject: { kind: 'tag', tag, listing } };
}

async function loadTags({ reader, brand }: Visit): Promise<Loaded> {
	const tags = await reader.tags();
	const links = tags.map(({ slug, text }) => ({ text, href: `/tags/${slug}/` }));
	return { kind: 'found', subject: { kind: 'index', name: brand.texts.tags, links } };
}
