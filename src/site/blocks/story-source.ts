import * as v from 'valibot';
import { type Card, type Collection, type ContentQueries, collectionInput } from '#content/contract';
import type { ShownStories } from '../block.ts';
import type { RenderContext } from '../render-context.ts';
import { collectionPath, loadDossiers } from './dossiers.ts';

/** The source of a block's stories. */
export const storySource = v.variant('kind', [
	v.object({ kind: v.literal('collection'), alias: collectionInput() }),
	/** One of the newsroom's dossiers, the collections `especial-…`, by its place among them; the first has the newest story. */
	v.object({ kind: v.literal('dossier'), place: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
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

/** How many stories are loaded beyond `count`, because other blocks of the page may show some of them first. */
const spare = 24;

/** Loads `count` stories of a source and some spare ones; `firstUnshown` chooses among them. */
export async function loadStories(
	source: StorySource,
	count: number,
	{ contentQueries }: Pick<RenderContext, 'contentQueries'>,
): Promise<readonly Card[]> {
	const size = count + spare;
	switch (source.kind) {
		case 'collection':
			return (await contentQueries.collection(source.alias))?.cards ?? [];
		case 'dossier':
			return (await loadDossiers(contentQueries))[source.place - 1]?.cards ?? [];
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
			return mostReadThenLatest(size, contentQueries);
		case 'latest':
			return contentQueries.list({ all: ['all'], size });
	}
}

/** The most read stories of the day, and the newest after them where too few were read. */
async function mostReadThenLatest(size: number, contentQueries: ContentQueries): Promise<readonly Card[]> {
	const read = await contentQueries.mostRead(size, 'day');
	if (read.length === size) return read;
	const except = read.map(({ id }) => id);
	return [...read, ...(await contentQueries.list({ all: ['all'], size: size - read.length, except }))];
}

/** The name of a source in the newsroom's words, with the text and the link of its title. */
export type SourceName = { readonly title: string; readonly text?: string; readonly href?: string };

/** Loads the name of a source; `undefined` for sources other than sections, collections and dossiers. */
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
		case 'dossier':
			return nameOfDossier((await loadDossiers(contentQueries))[source.place - 1]);
		case 'terms':
		case 'most-read':
		case 'latest':
			return undefined;
	}
}

function nameOfDossier(dossier: Collection | undefined): SourceName | undefined {
	const name = nameOfCollection(dossier);
	return dossier && name && { ...name, href: collectionPath(dossier.alias) };
}

function nameOfCollection(collection: Collection | undefined): SourceName | undefined {
	return collection && { title: collection.name, ...(collection.description !== undefined && { text: collection.description }) };
}

/** Takes the first `count` stories that the page does not show yet, and adds them to the shown ones. */
export function firstUnshown(cards: readonly Card[], count: number, shown: ShownStories): readonly Card[] {
	const chosen = cards.filter(({ href }) => !shown.has(href)).slice(0, count);
	for (const { href } of chosen) shown.add(href);
	return chosen;
}
