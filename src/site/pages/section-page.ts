import type { Listing, Section } from '#content/contract';
import { type Arrangement, band, row } from '../arrangement.ts';
import { signStories } from '../blocks/horoscope/sign-stories.ts';
import type { LoadResult, PageDefinition } from '../page-definition.ts';
import { pageTypeOfPath } from '../page-type.ts';
import type { RenderContext } from '../render-context.ts';
import type { Subject } from '../subject.ts';
import { head } from './covers/cover-blocks.ts';
import { feedLinks } from './feed-links.ts';
import { listWithMostRead } from './list-arrangements.ts';
import { hasNextPage, isPastTheEnd, loadListing } from './listing.ts';
import { pagedUrls, pageNumberMark } from './page-urls.ts';
import { breadcrumbs } from './structured-data/breadcrumbs-and-publisher.ts';
import { listGraph } from './structured-data/list-graph.ts';

/** The stories of a section, newest first; `/ultimas-noticias/` and `/lo-ultimo/` list those of all sections (ROUTE-16). */
export const sectionPage: PageDefinition = {
	freshFor: 60,
	load: (context) => (isLatest(context) ? loadLatest(context) : loadSection(context)),
	arrange: arrangementOf,
	meta(subject, context) {
		if (subject.kind !== 'section') throw new Error(`A section page cannot be about a subject of kind '${subject.kind}'`);
		const { section, listing } = subject;
		const steps = [...section.ancestors, section].map(({ id, name }) => ({ name, path: `${id}/` }));
		const description = section.metaDescription ?? section.description ?? `${section.name}: ${context.brand.description}`;
		const urls = pagedUrls(context, hasNextPage(listing));
		return {
			title: `${section.metaTitle ?? `${section.name} | ${context.brand.name}`}${pageNumberMark(context)}`,
			description,
			...urls,
			type: 'website',
			card: { kicker: section.ancestors.at(-1)?.name, headline: section.name },
			feeds: isLatest(context) ? feedLinks(context.brand.name, '/', context) : feedLinks(section.name, `${section.id}/`, context),
			graphs: [breadcrumbs(steps, context), listGraph({ name: section.name, description, url: urls.canonical, listing }, context)],
		};
	},
};

function arrangementOf(subject: Subject): Arrangement {
	if (subject.kind !== 'section') return ofSection;
	const { section } = subject;
	if (section.id === horoscope) return signsFirst;
	return isAboveProgrammes(section) ? listOfProgrammes(section) : ofSection;
}

const horoscope = '/horoscopo';

/** The twelve signs of the horoscope, for a brand that has them, above the stories that are about more than one. */
const signsFirst: Arrangement = [head, band('brick_full', { block: 'horoscope', fields: { section: horoscope } }), listWithMostRead];

/** The rows of a section. A section that is a programme also shows who makes it, when it is broadcast, and its chapters. */
const ofSection: Arrangement = [head, row('brick_100', { block: 'programme' }), row('brick_100', { block: 'chapters' }), listWithMostRead];

/** The rows of `/programas/`, or of a kind of programmes below it. */
const listOfProgrammes = ({ id }: Section): Arrangement => [
	head,
	row('brick_100', { block: 'programmes', fields: { section: id } }),
	listWithMostRead,
];

const isAboveProgrammes = ({ id, children }: Section): boolean => `${id}/`.startsWith('/programas/') && children.length > 0;

/** The programmes of a channel (ROUTE-08). */
export const programsPage: PageDefinition = {
	...sectionPage,
	arrange: () => [head, row('brick_100', { block: 'programmes' }), row('brick_100', { block: 'listing' })],
};

/** The chapters of a channel's programmes (ROUTE-09). */
export const chaptersPage: PageDefinition = {
	...sectionPage,
	arrange: () => [head, row('brick_100', { block: 'listing', fields: { look: 'grid' } })],
};

function isLatest({ address }: RenderContext): boolean {
	return address.path === '/ultimas-noticias/' || address.path === '/lo-ultimo/';
}

async function loadSection(context: RenderContext): Promise<LoadResult> {
	const section = (await context.contentQueries.section(context.address.path.slice(0, -1))) ?? sectionOfRoute(context);
	if (section === undefined) return { kind: 'missing' };
	const above = section.id === horoscope ? await signStories(horoscope, context) : [];
	return found(section, await loadListing({ all: [`section:${section.id}`], except: above.map(({ id }) => id) }, context));
}

/** The section at a route of the brand, which opens even before the newsroom has sent that section (ROUTE-07 to ROUTE-09). */
function sectionOfRoute({ address: { path }, brand }: RenderContext): Section | undefined {
	const names = { '/programas/': brand.texts.programmes, '/capitulos/': brand.texts.chapters };
	const name = Object.entries(names).find(([route]) => route === path)?.[1];
	return name === undefined || pageTypeOfPath(path, brand) === undefined
		? undefined
		: { id: path.slice(0, -1), name, ancestors: [], children: [] };
}

async function loadLatest(context: RenderContext): Promise<LoadResult> {
	const id = context.address.path.slice(0, -1);
	const section: Section = { id, name: context.brand.texts.latestNews, ancestors: [], children: [] };
	return found(section, await loadListing({ all: ['all'] }, context));
}

function found(section: Section, listing: Listing): LoadResult {
	return isPastTheEnd(listing) ? { kind: 'missing' } : { kind: 'found', subject: { kind: 'section', section, listing } };
}
