import { loadStories } from '../blocks/story-source.ts';
import type { PageDefinition } from '../page-definition.ts';
import type { PageMeta } from '../page-meta.ts';
import type { RenderContext } from '../render-context.ts';
import type { Subject } from '../subject.ts';
import { coverArrangement, homeArrangement } from './cover-arrangements.ts';
import { feedLinks } from './feed-links.ts';
import { home } from './homes/home-blocks.ts';
import { absoluteUrl } from './page-urls.ts';
import { breadcrumbs, organization } from './structured-data/breadcrumbs-and-publisher.ts';

/** A cover: the front page of a brand (ROUTE-19), or that of a section, which exists even before the section has stories (ROUTE-20, ROUTE-21). */
export const coverPage: PageDefinition = {
	freshFor: 30,
	load: async ({ address: { path }, brand, contentQueries }) => {
		if (path === '/') {
			const [{ picture } = {}] = await loadStories(home, 1, { contentQueries });
			return { kind: 'found', subject: { kind: 'cover', section: undefined, path, name: brand.name, ...(picture && { picture }) } };
		}
		const section = await contentQueries.section(path.slice(0, -1));
		return { kind: 'found', subject: { kind: 'cover', section, path, name: section?.name ?? nameFromPath(path) } };
	},
	arrange: (subject, { brand }) => {
		const cover = coverOf(subject);
		return cover.path === '/' ? homeArrangement(brand) : coverArrangement(cover);
	},
	meta: (subject, context) => {
		const cover = coverOf(subject);
		return cover.path === '/' ? homeMeta(cover, context) : sectionMeta(cover, context);
	},
};

type Cover = Extract<Subject, { kind: 'cover' }>;

function coverOf(subject: Subject): Cover {
	if (subject.kind !== 'cover') throw new Error(`A cover cannot be about a subject of kind '${subject.kind}'`);
	return subject;
}

const homeMeta = ({ picture }: Cover, context: RenderContext): PageMeta => ({
	title: `${context.brand.name} | ${taglineOf(context)}`,
	description: context.brand.description,
	canonical: absoluteUrl('/', context),
	type: 'website',
	card: { headline: taglineOf(context), picture },
	feeds: feedLinks(context.brand.name, '/', context),
	graphs: [organization(context), webSite(context)],
});

const sectionMeta = ({ section, name, path }: Cover, context: RenderContext): PageMeta => ({
	title: section?.metaTitle ?? `${name} | ${context.brand.name}`,
	description: section?.metaDescription ?? section?.description ?? `${name}: ${context.brand.description}`,
	canonical: absoluteUrl(path, context),
	type: 'website',
	card: { headline: name },
	...(section && { feeds: feedLinks(name, path, context) }),
	graphs: [breadcrumbs([{ name, path }], context)],
});

/** What a brand is, in the first words of its description. */
function taglineOf({ brand }: RenderContext): string {
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
