import type { PageDefinition } from '../../page-definition.ts';
import { indexMeta } from '../index-meta.ts';
import { indexArrangement } from '../list-arrangements.ts';
import { aboutLinks, listLinks, serviceLinks } from './site-map-links.ts';

/** `/mapa-del-sitio/` links to all sections, to what the brand offers besides them, and to its own texts (ROUTE-12). */
export const siteMapPage: PageDefinition = {
	freshFor: 300,
	async load(context) {
		const { texts } = context.brand;
		const [found, services, lists] = await Promise.all([context.contentQueries.sections(), serviceLinks(context), listLinks(context)]);
		const links = found.map(({ id, name }) => ({ text: name, href: `${id}/` }));
		const sections = new Set(links.map(({ href }) => href));
		const groups = [
			{ name: texts.waysToStories, links: lists },
			{ name: texts.services, links: services },
			{ name: texts.aboutUs, links: aboutLinks(context) },
		].map(({ name, links }) => ({ name, links: links.filter(({ href }) => !sections.has(href)) }));
		return { kind: 'found', subject: { kind: 'index', name: texts.siteMap, links, groups } };
	},
	arrange: () => indexArrangement,
	meta: indexMeta,
};
