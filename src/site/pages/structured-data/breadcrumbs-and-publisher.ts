// The schema.org parts that many pages share: the breadcrumbs, and the brand as publisher.
import type { RenderContext } from '../../render-context.ts';
import { absoluteUrl } from '../page-urls.ts';
import { logoPath, logoSize } from './publisher-logo.ts';

type Step = { readonly name: string; readonly path: string };

/** schema.org BreadcrumbList from home down to the page. */
export function breadcrumbs(steps: readonly Step[], context: RenderContext): object {
	return {
		'@type': 'BreadcrumbList',
		itemListElement: [{ name: context.brand.texts.home, path: '/' }, ...steps].map(({ name, path }, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name,
			item: absoluteUrl(path, context),
		})),
	};
}

/** schema.org publisher of the brand. */
export function organization(context: RenderContext): object {
	const { brand } = context;
	return {
		'@type': 'NewsMediaOrganization',
		name: brand.name,
		url: absoluteUrl('/', context),
		logo: { '@type': 'ImageObject', url: absoluteUrl(logoPath, context), ...logoSize },
		sameAs: Object.entries(brand.footer.social)
			.filter(([network]) => network !== 'email')
			.map(([, url]) => url),
	};
}
