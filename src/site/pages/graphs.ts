import type { Visit } from '../visit.ts';
import { absolute } from './absolute.ts';

type Step = { readonly name: string; readonly path: string };

/** schema.org BreadcrumbList from home down to the page. */
export function breadcrumbs(steps: readonly Step[], visit: Visit): object {
	return {
		'@type': 'BreadcrumbList',
		itemListElement: [{ name: visit.brand.texts.home, path: '/' }, ...steps].map(({ name, path }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name,
			item: absolute(path, visit),
		})),
	};
}

/** schema.org publisher of the brand. */
export function organization(visit: Visit): object {
	const { brand } = visit;
	return {
		'@type': 'NewsMediaOrganization',
		name: brand.name,
		url: absolute('/', visit),
		logo: { '@type': 'ImageObject', url: absolute(`/assets/icons/${brand.id}.svg`, visit) },
		sameAs: Object.entries(brand.footer.social)
			.filter(([network]) => network !== 'email')
			.map(([, url]) => url),
	};
}
