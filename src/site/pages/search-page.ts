import { hrefOf } from '../address.ts';
import { rowOfTwo } from '../arrangement.ts';
import { searchTitle } from '../blocks/search-results/search-title.ts';
import type { PageDefinition } from '../page-definition.ts';
import { listSize } from './listing.ts';
import { absoluteUrl } from './page-urls.ts';

/**
 * `/buscar/` and `/buscar/{terms-joined-by-hyphens}/` (SEARCH-01), or any path below with the terms in it (ROUTE-03). `?seccion=/deportes/`
 * narrows the search to a section, `?fecha=semana` to a time.
 */
export const searchPage: PageDefinition = {
	freshFor: 60,
	async load({ address, contentQueries }) {
		const segments = address.path.split('/').slice(2, -1);
		const words = segments.map(decodeURIComponent).join(' ').replace(/-+/g, ' ').trim();
		const section = address.section && words !== '' ? await contentQueries.section(address.section) : undefined;
		// Not permanent: the section may be created later.
		if (address.section && !section) return { kind: 'redirect', to: hrefOf({ ...address, page: 1, section: undefined }), permanent: false };
		const { page, period } = address;
		const query = { terms: words, page, size: listSize, section: section?.id, period };
		const result = words === '' ? undefined : await contentQueries.search(query);
		return { kind: 'found', subject: { kind: 'search', result, ...(section && { section }) } };
	},
	arrange: () => [rowOfTwo([{ block: 'search-results' }], [{ block: 'most-read' }])],
	meta(subject, context) {
		if (subject.kind !== 'search') throw new Error(`A search page cannot be about a subject of kind '${subject.kind}'`);
		return {
			title: `${searchTitle(subject, context.brand.texts)} | ${context.brand.name}`,
			description: context.brand.description,
			canonical: absoluteUrl(context.address.path, context),
			type: 'website',
			// The share card leaves out the reader's words.
			card: { headline: context.brand.texts.search },
			noindex: true,
			graphs: [],
		};
	},
};
