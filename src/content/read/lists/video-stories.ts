import type { VideoStory } from '../../contract/contract.ts';
import type { QueryContext } from '../query-context.ts';
import { listStories } from './list-stories.ts';

/** The newest video stories whose video we have, not another site, and which everybody may see. */
export async function videoStories(context: QueryContext, size: number): Promise<readonly VideoStory[]> {
	const listed = await listStories(context, { all: [], any: ['kind:video', 'kind:video-dark'], size });
	return listed.flatMap(({ card, story }) => {
		if (story?.lead.kind !== 'video') return [];
		const { video } = story.lead;
		const { description, publishedAt, canonical, noindex } = story;
		return (video.file ?? video.hls) ? [{ card, video, description, publishedAt, canonical, noindex }] : [];
	});
}
