// Loads the dossiers of a brand, and gives the paths of collections.
import type { Collection, ContentQueries } from '#content/contract';

/** Path of the page of a collection. */
export const collectionPath = (alias: string): string => `/colecciones/${encodeURIComponent(alias)}/`;

/** The collections `especial-…` that have stories, the one with the newest story first. Others, such as `home`, only feed pages. */
export async function loadDossiers(contentQueries: ContentQueries): Promise<readonly Collection[]> {
	const aliases = (await contentQueries.collections()).map(({ alias }) => alias).filter((alias) => alias.startsWith('especial-'));
	const collections = await Promise.all(aliases.map((alias) => contentQueries.collection(alias)));
	return collections
		.filter((collection) => collection !== undefined)
		.filter(({ cards }) => cards.length > 0)
		.toSorted((one, other) => newest(other).localeCompare(newest(one)));
}

function newest({ cards }: Collection): string {
	return cards.reduce((latest, { displayedAt }) => (displayedAt > latest ? displayedAt : latest), '');
}
