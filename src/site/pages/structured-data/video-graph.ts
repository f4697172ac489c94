import type { Story, Video } from '#content/contract';
import { imageAddress } from '#media/contract';
import { playerPathOf } from '../../player-paths.ts';
import type { RenderContext } from '../../render-context.ts';
import { absoluteUrl } from '../page-urls.ts';
import { isoDuration } from './iso-duration.ts';
import { plainText } from './plain-text.ts';

/** schema.org VideoObject of a video in a story (content API, section g.2). */
export function videoGraph(
	video: Video,
	story: Pick<Story, 'id' | 'lead' | 'publishedAt' | 'headline' | 'description'>,
	context: RenderContext,
): object {
	const { caption, file, headline, live, milliseconds, poster, transcript } = video;
	return {
		'@type': 'VideoObject',
		name: headline || story.headline,
		description: caption === undefined ? story.description : plainText(caption),
		uploadDate: story.publishedAt,
		thumbnailUrl: [absoluteUrl(poster ? imageAddress(poster, '16:9', 1280) : context.cardPath({ headline: story.headline }), context)],
		...(milliseconds !== undefined && { duration: isoDuration(milliseconds) }),
		...(file && { contentUrl: absoluteUrl(file.src, context) }),
		...(transcript && { transcript: transcript.join('\n') }),
		...embedOf(video, story, context),
		...(live && { publication: { '@type': 'BroadcastEvent', isLiveBroadcast: true, startDate: story.publishedAt } }),
	};
}

/** Where the video plays in a frame: at its provider, or in our player, which has the lead videos of stories. */
function embedOf(video: Video, { id, lead }: Pick<Story, 'id' | 'lead'>, context: RenderContext): { embedUrl?: string } {
	if (video.frame !== undefined) return { embedUrl: video.frame.src };
	const isLead = lead.kind === 'video' && lead.video === video;
	return isLead ? { embedUrl: absoluteUrl(playerPathOf(id), context) } : {};
}
