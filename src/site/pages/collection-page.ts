import type { Collection, Listing } from '#content/contract';
import { row, rowOfTwo } from '../arrangement.ts';
import type { Loaded, Page } from '../page.ts';
import type { Visit } from '../visit.ts';
import { pagedLinks, pageMark } from './absolute.ts';
import { breadcrumbs } from './graphs.ts';
import { indexMeta } from './index-meta.ts';
import { goesOn, listSize, pastTheEnd } from './listing.ts';

/** `/colecciones/{alias}/` shows what the newsroom gathered, in its order; `/colecciones/` names the collections. */
export const collectionPage: Page = {
	freshFor: 60,
	load: (visit) => (visit.address.path === '/colecciones/' ? loadCollections(visit) : loadCollection(visit)),
	arrange: ({ kind }) =>
		kind === 'index'
			? [row('brick_100', { block: 'index' })]
			: [row('brick_100', { block: 'collection-head' }), rowOfTwo([{ block: 'listing' }], [{ block: 'most-read' }])],
	meta(subject, visit) {
		if (subject.kind !== 'collection') return indexMeta(subject, visit);
		const { collection, listing } = subject;
		return {
			title: `${collection.name} | ${visit.brand.name}${pageMark(visit)}`,
			description: collection.description ?? `${collection.name}: ${visit.brand.description}`,
			...pagedLinks(visit, goesOn(listing)),
			type: 'website',
			graphs: [breadcrumbs([{ name: collection.name, path: collectionPath(collection.alias) }], visit)],
		};
	},
};

const collectionPath = (alias: string): string => `/colecciones/${encodeURIComponent(alias)}/`;

async function loadCollection(visit: Visit): Promise<Loaded> {
	const [alias = '', ...rest] = visit.address.path.split('/').slice(2, -1);
	const collection = rest.length > 0 ? undefined : await visit.reader.collection(decodeURIComponent(alias));
	if (collection === undefined) return { kind: 'missing' };
	const listing = pageOf(collection, visit);
	return pastTheEnd(listing) ? { kind: 'missing' } : { kind: 'found', subject: { kind: 'collection', collection, listing } };
}

/** The works of the visit's page. A collection is short, so it is read whole. */
function pageOf({ cards }: Collection, { address }: Visit): Listing {
	const offset = (address.page - 1) * listSize;
	return { cards: cards.slice(offset, offset + listSize), total: cards.length, capped: false, offset, size: listSize };
}

async function loadCollections({ reader, brand }: Visit): Promise<Loaded> {
	const collections = await reader.collections();
	const links = collections.map(({ alias, name }) => ({ text: name, href: collectionPath(alias) }));
	return { kind: 'found', subject: { kind: 'index', name: brand.texts.collections, links } };
}
