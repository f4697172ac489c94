import type { Page } from '../page.ts';
import type { Visit } from '../visit.ts';
import { absolute } from './absolute.ts';
import { coverArrangement, homeArrangement } from './cover-arrangements.ts';
import { breadcrumbs, organization } from './graphs.ts';

/** The front page of a brand (ROUTE-19). */
export const homePage: Page = {
	freshFor: 30,
	load: async ({ brand }) => ({ kind: 'found', subject: { kind: 'cover', section: undefined, path: '/', name: brand.name } }),
	arrange: (_, { brand }) => homeArrangement(brand),
	meta: (_, visit) => ({
		title: `${visit.brand.name} | ${titleOf(visit)}`,
		description: visit.brand.description,
		canonical: absolute('/', visit),
		type: 'website',
		graphs: [organization(visit), webSite(visit)],
	}),
};

/** The front of a theme (ROUTE-20, ROUTE-21): it stands even before its section has stories. */
export const coverPage: Page = {
	freshFor: 60,
	async load({ address, reader }) {
		const section = await reader.section(address.path.slice(0, -1));
		const name = section?.name ?? nameFromPath(address.path);
		return { kind: 'found', subject: { kind: 'cover', section, path: address.path, name } };
	},
	arrange: (subject) => (subject.kind === 'cover' ? coverArrangement(subject) : []),
	meta(subject, visit) {
		const { section, name, path } = subject.kind === 'cover' ? subject : { section: undefined, name: '', path: '/' };
		return {
			title: section?.metaTitle ?? `${name} | ${visit.brand.name}`,
			description: section?.metaDescription ?? section?.description ?? `${name}: ${visit.brand.description}`,
			canonical: absolute(path, visit),
			type: 'website',
			graphs: [breadcrumbs([{ name, path }], visit)],
		};
	},
};

function titleOf({ brand }: Visit): string {
	return brand.description.split(/[.:]/)[0] ?? brand.name;
}

function nameFromPath(path: string): string {
	const words = path.replaceAll('/', '').replaceAll('-', ' ');
	return words.charAt(0).toUpperCase() + words.slice(1);
}

function webSite(visit: Visit): object {
	return {
		'@type': 'WebSite',
		name: visit.brand.name,
		url: absolute('/', visit),
		potentialAction: {
			'@type': 'SearchAction',
			target: { '@type': 'EntryPoint', urlTemplate: absolute('/buscar/?q={search_term_string}', visit) },
			'query-input': 'required name=search_term_string',
		},
	};
}
