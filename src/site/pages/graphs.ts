import type { RenderContext } from '../render-context.ts';
import { absolute } from './absolute.ts';

type Step = { readonly name: string; readonly path: string };

/** schema.org BreadcrumbList from home down to the page. */
export function breadcrumbs(steps: readonly Step[], context: RenderContext): object {
	return {
		'@type': 'BreadcrumbList',
		itemListElement: [{ name: context.brand.texts.home, path: '/' }, ...steps].map(({ name, path }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name,
			item: absolute(path, context),
		})),
	};
}

/** schema.org publisher of the brand. */
export function organization(context: RenderContext): object {
	const { brand } = context;
	return {
		'@type': 'NewsMediaOrganization',
		name: brand.name,
		url: absolute('/', context),
		logo: { '@type': 'ImageObject', url: absolute(`/assets/icons/${brand.id}.svg`, context) },
		sameAs: Object.entries(brand.footer.social)
			.filter(([network]) => network !== 'email')
			.map(([, url]) => url),
	};
}
