import { rowOfTwo } from '../arrangement.ts';
import type { Page } from '../page.ts';
import { absolute } from './absolute.ts';
import { listSize } from './listing.ts';

/** `/buscar/` and `/buscar/{terms-joined-by-hyphens}/` (ROUTE-03, SEARCH-01). */
export const searchPage: Page = {
	freshFor: 60,
	async load({ address, reader }) {
		const [terms = '', ...rest] = address.path.split('/').slice(2, -1);
		if (rest.length > 0) return { kind: 'missing' };
		const words = decodeURIComponent(terms).replace(/-+/g, ' ').trim();
		const result = words === '' ? undefined : await reader.search(words, address.page, listSize);
		return { kind: 'found', subject: { kind: 'search', result } };
	},
	arrange: () => [rowOfTwo([{ block: 'search-results' }], [{ block: 'most-read' }])],
	meta(subject, visit) {
		const terms = subject.kind === 'search' ? subject.result?.terms : undefined;
		const title = terms === undefined ? visit.brand.texts.searchTitle : `Resultados de ${terms}`;
		return {
			title: `${title} | ${visit.brand.name}`,
			description: visit.brand.description,
			canonical: absolute(visit.address.path, visit),
			type: 'website',
			noindex: true,
			graphs: [],
		};
	},
};
