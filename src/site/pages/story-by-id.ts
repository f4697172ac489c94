import type { ContentQueries, Story } from '#content/contract';

/** The story with an id, as its page shows it; undefined when it is not published. */
export async function storyById(id: string, contentQueries: ContentQueries): Promise<Story | undefined> {
	const [card] = await contentQueries.cards([id]);
	const found = card && (await contentQueries.at(card.href));
	return found?.kind === 'story' ? found.story : undefined;
}
