import type { Collection, Listing } from '#content/contract';
import { loadDossiers } from '../blocks/dossiers.ts';
import type { LoadResult, PageDefinition } from '../page-definition.ts';
import type { RenderContext } from '../render-context.ts';
import { breadcrumbs } from './graphs/schema-org.ts';
import { indexMeta } from './index-meta.ts';
import { indexArrangement, listArrangement } from './list-arrangements.ts';
import { hasNextPage, isPastTheEnd, listSize } from './listing.ts';
import { pagedUrls, pageNumberMark } from './page-urls.ts';

/** `/colecciones/{alias}/` lists a collection in the newsroom's order, `/colecciones/` links to the dossiers. */
export const collectionPage: PageDefinition = {
	freshFor: 60,
	load: (context) => (context.address.path === '/colecciones/' ? loadDossierIndex(context) : loadCollection(context)),
	arrange: ({ kind }) => (kind === 'index' ? indexArrangement : listArrangement('collection-head')),
	meta(subject, context) {
		if (subject.kind !== 'collection') return indexMeta(subject, context);
		const { collection, listing } = subject;
		return {
			title: `${collection.name} | ${context.brand.name}${pageNumberMark(context)}`,
			description: collection.description ?? `${collection.name}: ${context.brand.description}`,
			...pagedUrls(context, hasNextPage(listing)),
			type: 'website',
			graphs: [breadcrumbs([{ name: collection.name, path: collectionPath(collection.alias) }], context)],
		};
	},
};

const collectionPath = (alias: string): string => `/colecciones/${encodeURIComponent(alias)}/`;

async function loadCollection(context: RenderContext): Promise<LoadResult> {
	const [alias = '', ...rest] = context.address.path.split('/').slice(2, -1);
	const collection = rest.length > 0 ? undefined : await context.contentQueries.collection(decodeURIComponent(alias));
	if (collection === undefined) return { kind: 'missing' };
	const listing = pageOf(collection, context);
	return isPastTheEnd(listing) ? { kind: 'missing' } : { kind: 'found', subject: { kind: 'collection', collection, listing } };
}

/** The stories on the requested page of a collection. A collection is short, so all of it is read. */
function pageOf({ cards }: Collection, { address }: RenderContext): Listing {
	const offset = (address.page - 1) * listSize;
	return { cards: cards.slice(offset, offset + listSize), total: cards.length, capped: false, offset, size: listSize };
}

async function loadDossierIndex({ contentQueries, brand }: RenderContext): Promise<LoadResult> {
	const dossiers = await loadDossiers(contentQueries);
	const links = dossiers.map(({ alias, name }) => ({ text: name, href: collectionPath(alias) }));
	return { kind: 'found', subject: { kind: 'index', name: brand.texts.collections, links } };
}
