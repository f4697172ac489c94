import type { Collection } from '#content/contract';
import type { RenderContext } from '../render-context.ts';
import { collectionPath, loadDossiers } from './dossiers.ts';
import type { StorySource } from './story-source.ts';

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
		case 'front-page':
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
