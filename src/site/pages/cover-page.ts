import type { Page } from '../page.ts';
import type { RenderContext } from '../render-context.ts';
import { coverArrangement, homeArrangement } from './cover-arrangements.ts';
import { absoluteUrl } from './page-urls.ts';
import { breadcrumbs, organization } from './schema-org.ts';

/** The front page of a brand (ROUTE-19). */
export const homePage: Page = {
	freshFor: 30,
	load: async ({ brand }) => ({ kind: 'found', subject: { kind: 'cover', section: undefined, path: '/', name: brand.name } }),
	arrange: (_, { brand }) => homeArrangement(brand),
	meta: (_, context) => ({
		title: `${context.brand.name} | ${titleOf(context)}`,
		description: context.brand.description,
		canonical: absoluteUrl('/', context),
		type: 'website',
		graphs: [organization(context), webSite(context)],
	}),
};

/** The cover of a section (ROUTE-20, ROUTE-21); it exists even before the section has stories. */
export const coverPage: Page = {
	freshFor: 60,
	async load({ address, contentQueries }) {
		const section = await contentQueries.section(address.path.slice(0, -1));
		const name = section?.name ?? nameFromPath(address.path);
		return { kind: 'found', subject: { kind: 'cover', section, path: address.path, name } };
	},
	arrange: (subject) => (subject.kind === 'cover' ? coverArrangement(subject) : []),
	meta(subject, context) {
		const { section, name, path } = subject.kind === 'cover' ? subject : { section: undefined, name: '', path: '/' };
		return {
			title: section?.metaTitle ?? `${name} | ${context.brand.name}`,
			description: section?.metaDescription ?? section?.description ?? `${name}: ${context.brand.description}`,
			canonical: absoluteUrl(path, context),
			type: 'website',
			graphs: [breadcrumbs([{ name, path }], context)],
		};
	},
};

function titleOf({ brand }: RenderContext): string {
	return brand.description.split(/[.:]/)[0] ?? brand.name;
}

function nameFromPath(path: string): string {
	const words = path.replaceAll('/', '').replaceAll('-', ' ');
	return words.charAt(0).toUpperCase() + words.slice(1);
}

function webSite(context: RenderContext): object {
	return {
		'@type': 'WebSite',
		name: context.brand.name,
		url: absoluteUrl('/', context),
		potentialAction: {
			'@type': 'SearchAction',
			target: { '@type': 'EntryPoint', urlTemplate: absoluteUrl('/buscar/?q={search_term_string}', context) },
			'query-input': 'required name=search_term_string',
		},
	};
}
