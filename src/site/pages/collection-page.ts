import type { Collection, Listing } from '#content/contract';
import { type Arrangement, row } from '../arrangement.ts';
import { collectionPath, loadDossiers } from '../blocks/dossiers.ts';
import type { LoadResult, PageDefinition } from '../page-definition.ts';
import type { RenderContext } from '../render-context.ts';
import { dossier } from './homes/home-blocks.ts';
import { indexMeta } from './index-meta.ts';
import { indexArrangement, listArrangement } from './list-arrangements.ts';
import { hasNextPage, isPastTheEnd, listSize } from './listing.ts';
import { pagedUrls, pageNumberMark } from './page-urls.ts';
import { breadcrumbs } from './structured-data/breadcrumbs-and-publisher.ts';
import { listGraph } from './structured-data/list-graph.ts';

/** How many dossiers have their first stories on the page of dossiers. The page only links to the others. */
const dossiersShown = 6;

/** `/colecciones/{alias}/` lists a collection in the newsroom's order, `/colecciones/` the dossiers. */
export const collectionPage: PageDefinition = {
	freshFor: 60,
	load: (context) => (context.address.path === '/colecciones/' ? loadDossierIndex(context) : loadCollection(context)),
	arrange: (subject) => (subject.kind === 'index' ? arrangeDossiers(subject.links.length) : listArrangement('collection-head')),
	meta(subject, context) {
		if (subject.kind !== 'collection') return indexMeta(subject, context);
		const { collection, listing } = subject;
		const description = collection.description ?? `${collection.name}: ${context.brand.description}`;
		const urls = pagedUrls(context, hasNextPage(listing));
		return {
			title: `${collection.name} | ${context.brand.name}${pageNumberMark(context)}`,
			description,
			...urls,
			type: 'website',
			card: { kicker: context.brand.texts.collections, headline: collection.name },
			graphs: [
				breadcrumbs([{ name: collection.name, path: collectionPath(collection.alias) }], context),
				listGraph({ name: collection.name, description, url: urls.canonical, listing }, context),
			],
		};
	},
};

const arrangeDossiers = (count: number): Arrangement => [
	...indexArrangement,
	...Array.from({ length: Math.min(count, dossiersShown) }, (_, index) => row('brick_100', dossier(index + 1, 'lead', 5))),
];

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
