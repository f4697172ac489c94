import type { PageDefinition } from '../page-definition.ts';
import { indexMeta } from './index-meta.ts';
import { indexArrangement } from './list-arrangements.ts';

/** `/mapa-del-sitio/` links to all sections and to the list of collections (ROUTE-12). */
export const siteMapPage: PageDefinition = {
	freshFor: 300,
	async load({ contentQueries, brand }) {
		const [sections, collections] = await Promise.all([contentQueries.sections(), contentQueries.collections()]);
		const collectionsLink = collections.length > 0 ? [{ text: brand.texts.collections, href: '/colecciones/' }] : [];
		const links = [...sections.map(({ id, name }) => ({ text: name, href: `${id}/` })), ...collectionsLink];
		return { kind: 'found', subject: { kind: 'index', name: brand.texts.siteMap, links } };
	},
	arrange: () => indexArrangement,
	meta: indexMeta,
};
