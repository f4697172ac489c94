import * as v from 'valibot';
import { type Card, type ContentQueries, collectionInput } from '#content/contract';
import type { RenderContext } from '../render-context.ts';
import { loadDossiers } from './dossiers.ts';

/** The source of a block's stories. */
export const storySource = v.variant('kind', [
	v.object({ kind: v.literal('collection'), alias: collectionInput() }),
	/** What the newsroom chose for the front page, the collection `home`; the newest stories until it has chosen any. */
	v.object({ kind: v.literal('front-page') }),
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
		case 'front-page':
			return chosenOrLatest(size, contentQueries);
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

async function chosenOrLatest(size: number, contentQueries: ContentQueries): Promise<readonly Card[]> {
	const chosen = (await contentQueries.collection('home'))?.cards ?? [];
	return chosen.length > 0 ? chosen : contentQueries.list({ all: ['all'], size });
}

/** The most read stories of the day, and the newest after them where too few were read. */
async function mostReadThenLatest(size: number, contentQueries: ContentQueries): Promise<readonly Card[]> {
	const read = await contentQueries.mostRead(size, 'day');
	if (read.length === size) return read;
	const except = read.map(({ id }) => id);
	return [...read, ...(await contentQueries.list({ all: ['all'], size: size - read.length, except }))];
}
