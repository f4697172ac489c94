import { loadDossiers } from '../blocks/dossiers.ts';
import type { PageDefinition } from '../page-definition.ts';
import { rssPathOf } from './feed-links.ts';
import { indexMeta } from './index-meta.ts';
import { indexArrangement } from './list-arrangements.ts';

/** `/mapa-del-sitio/` links to all sections, to the list of dossiers and to the feed (ROUTE-12). */
export const siteMapPage: PageDefinition = {
	freshFor: 300,
	async load({ contentQueries, brand }) {
		const [sections, dossiers] = await Promise.all([contentQueries.sections(), loadDossiers(contentQueries)]);
		const dossiersLink = dossiers.length > 0 ? [{ text: brand.texts.collections, href: '/colecciones/' }] : [];
		const feedLink = { text: brand.texts.rss, href: rssPathOf('/') };
		const links = [...sections.map(({ id, name }) => ({ text: name, href: `${id}/` })), ...dossiersLink, feedLink];
		return { kind: 'found', subject: { kind: 'index', name: brand.texts.siteMap, links } };
	},
	arrange: () => indexArrangement,
	meta: indexMeta,
};
