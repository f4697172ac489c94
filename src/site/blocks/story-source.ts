import * as v from 'valibot';
import type { Card, Collection, ContentQueries } from '#content/contract';
import type { ShownStories } from '../block.ts';
import type { RenderContext } from '../render-context.ts';
import { collectionInput } from './collection-input.ts';

/** Where a block takes its stories from. */
export const storySource = v.variant('kind', [
	v.object({ kind: v.literal('collection'), alias: collectionInput }),
	/** One of the newsroom's dossiers, the collections `especial-…`, by its place among them, the freshest first. */
	v.object({ kind: v.literal('special'), place: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
	v.object({ kind: v.literal('section'), id: v.string() }),
	v.object({
		kind: v.literal('terms'),
		all: v.array(v.string()),
		any: v.optional(v.array(v.string())),
		none: v.optional(v.array(v.string())),
	}),
	v.object({ kind: v.literal('most-read') }),
	v.object({ kind: v.literal('latest') }),
]);

export type StorySource = v.InferOutput<typeof storySource>;

/** Candidates beyond the asked number, because other blocks of the page may show some of them first. */
const spare = 24;

/** Asks for stories and spares; `firstUnshown` chooses among them. */
export async function loadStories(
	source: StorySource,
	count: number,
	{ contentQueries }: Pick<RenderContext, 'contentQueries'>,
): Promise<readonly Card[]> {
	const size = count + spare;
	switch (source.kind) {
		case 'collection':
			return (await contentQueries.collection(source.alias))?.cards ?? [];
		case 'special':
			return (await specialAt(source.place, contentQueries))?.cards ?? [];
		case 'section':
			return contentQueries.list({ all: [`section:${source.id}`], size });
		case 'terms':
			return contentQueries.list({
				all: source.all,
				...(source.any && { any: source.any }),
				...(source.none && { none: source.none }),
				size,
			});
		case 'most-read':
			return contentQueries.mostRead(size);
		case 'latest':
			return contentQueries.list({ all: ['all'], size });
	}
}

/** What a list is called, by the newsroom's own words, and where its title leads. */
export type SourceName = { readonly title: string; readonly text?: string; readonly href?: string };

/** The name of a source that has one: a section, a collection, a dossier. */
export async function nameOfSource(
	source: StorySource,
	{ contentQueries }: Pick<RenderContext, 'contentQueries'>,
): Promise<SourceName | undefined> {
	switch (source.kind) {
		case 'section': {
			const section = await contentQueries.section(source.id);
			return section && { title: section.name, href: `${section.id}/` };
		}
		case 'collection':
			return nameOfCollection(await contentQueries.collection(source.alias));
		case 'special':
			return nameOfCollection(await specialAt(source.place, contentQueries));
		case 'terms':
		case 'most-read':
		case 'latest':
			return undefined;
	}
}

function nameOfCollection(collection: Collection | undefined): SourceName | undefined {
	return collection && { title: collection.name, ...(collection.description !== undefined && { text: collection.description }) };
}

// The dossier with the newest story comes first.
async function specialAt(place: number, contentQueries: ContentQueries): Promise<Collection | undefined> {
	const aliases = (await contentQueries.collections()).map(({ alias }) => alias).filter((alias) => alias.startsWith('especial-'));
	const specials = await Promise.all(aliases.map((alias) => contentQueries.collection(alias)));
	return specials
		.flatMap((special) => special ?? [])
		.sort((one, other) => newest(other).localeCompare(newest(one)))
		.at(place - 1);
}

function newest({ cards }: Collection): string {
	return cards.reduce((latest, { displayedAt }) => (displayedAt > latest ? displayedAt : latest), '');
}

/** The first `count` stories that the page does not show yet; they count as shown from now on. */
export function firstUnshown(cards: readonly Card[], count: number, shown: ShownStories): readonly Card[] {
	const chosen = cards.filter(({ id }) => !shown.has(id)).slice(0, count);
	for (const { id } of chosen) shown.add(id);
	return chosen;
}
