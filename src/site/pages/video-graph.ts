import type { Story, Video } from '#content/contract';
import { imageAddress } from '#media/contract';
import type { RenderContext } from '../render-context.ts';
import { absoluteUrl } from './page-urls.ts';
import { plainText } from './plain-text.ts';

/** schema.org VideoObject of a video in a story (content API, section g.2). */
export function videoGraph(
	video: Video,
	story: Pick<Story, 'publishedAt' | 'updatedAt' | 'headline' | 'description'>,
	context: RenderContext,
): object {
	const { caption, frame, headline, live, milliseconds, mp4, poster } = video;
	return {
		'@type': 'VideoObject',
		name: headline || story.headline,
		description: caption === undefined ? story.description : plainText(caption),
		uploadDate: story.publishedAt,
		...(poster && { thumbnailUrl: [absoluteUrl(imageAddress(poster, '16:9', 1280), context)] }),
		...(milliseconds !== undefined && { duration: isoDuration(milliseconds) }),
		...(mp4 !== undefined && { contentUrl: absoluteUrl(mp4, context) }),
		...(frame !== undefined && { embedUrl: frame.src }),
		...(live && { publication: { '@type': 'BroadcastEvent', isLiveBroadcast: true, startDate: story.publishedAt } }),
	};
}

/** The ISO 8601 duration of milliseconds, such as `PT1M12S`. */
function isoDuration(milliseconds: number): string {
	const seconds = Math.floor(milliseconds / 1000);
	return `PT${Math.floor(seconds / 60)}M${seconds % 60}S`;
}
