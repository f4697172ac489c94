import type { Podcast } from '#content/contract';
import type { RenderContext } from '../../render-context.ts';

/** The show that an address below `/podcasts/` names. */
export async function podcastAt({ contentQueries, address }: RenderContext): Promise<Podcast | undefined> {
	const slug = address.path.split('/')[2];
	return (await contentQueries.podcasts()).find((one) => one.slug === slug);
}
