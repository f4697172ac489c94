import type { Collection } from '#content/contract';
import type { RenderContext } from '../render-context.ts';
import { collectionPath, loadDossiers } from './dossiers.ts';
import type { StorySource } from './story-source.ts';

/** The heading of a list of stories: the name of its section, collection or dossier, a text, and the address of its page. */
export type SourceHeading = { readonly title: string; readonly text?: string; readonly href?: string };

/** Loads the heading of a source; `undefined` for sources other than sections, collections and dossiers. */
export async function headingOfSource(
	source: StorySource,
	{ contentQueries }: Pick<RenderContext, 'contentQueries'>,
): Promise<SourceHeading | undefined> {
	switch (source.kind) {
		case 'section': {
			const section = await contentQueries.section(source.id);
			return section && { title: section.name, href: `${section.id}/` };
		}
		case 'collection':
			return headingOfCollection(await contentQueries.collection(source.alias));
		case 'dossier':
			return headingOfDossier((await loadDossiers(contentQueries))[source.place - 1]);
		case 'front-page':
		case 'terms':
		case 'most-read':
		case 'latest':
			return undefined;
	}
}

function headingOfDossier(dossier: Collection | undefined): SourceHeading | undefined {
	const name = headingOfCollection(dossier);
	return dossier && name && { ...name, href: collectionPath(dossier.alias) };
}

function headingOfCollection(collection: Collection | undefined): SourceHeading | undefined {
	return collection && { title: collection.name, ...(collection.description !== undefined && { text: collection.description }) };
}
