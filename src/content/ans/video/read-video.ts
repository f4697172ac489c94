import type { Picture, Video } from '#content/contract';
import { type JsonObject, numberAt, objectAt, objectsAt, textAt } from '../json.ts';
import { readPicture } from '../picture/read-picture.ts';
import { linkRules, type ReadContext } from '../read-context.ts';
import { cleanText } from '../text/clean-text.ts';
import { mediaAddress } from '../text/read-href.ts';
import { sanitize } from '../text/sanitize.ts';
import { frameOfAddress } from './frame-of-address.ts';
import { frameOfHtml } from './read-frame.ts';
import { readTranscriptAndChapters } from './read-transcript-and-chapters.ts';

/** The preferred bit rate of files, in kbit/s: good on phones and desktops. */
const preferredBitrate = 2_000;

/** Reads an ANS video that can be played, from its own files or by a known provider; undefined when there is neither. */
export function readVideo(video: JsonObject, context: ReadContext): Video | undefined {
	const headline = cleanText(textAt(video, 'headlines', 'basic') ?? '');
	const files = filesOf(video, context);
	const frame = files.hls || files.file ? undefined : frameOf(video, headline);
	if (!files.hls && !files.file && !frame) return undefined;
	const poster = posterOf(video, context);
	const milliseconds = numberAt(video, 'duration');
	return {
		id: textAt(video, '_id') ?? '',
		headline,
		...captionOf(video, context),
		...readTranscriptAndChapters(video),
		...(poster ? { poster } : {}),
		...files,
		...(frame ? { frame } : {}),
		...(milliseconds !== undefined && milliseconds > 0 ? { milliseconds } : {}),
		subtitles: subtitlesOf(video, context),
		live: textAt(video, 'video_type') === 'live',
	};
}

/** The still picture of a video, for cards and before it plays. */
export const posterOf = (video: JsonObject, context: ReadContext): Picture | undefined =>
	readPicture(video.promo_image, context) ?? readPicture(objectAt(video, 'promo_items', 'basic'), context);

type Files = Pick<Video, 'file' | 'hls' | 'width' | 'height'>;

function filesOf(video: JsonObject, context: ReadContext): Files {
	const { origins } = linkRules(context);
	const streams = objectsAt(video, 'streams').flatMap((stream) => {
		const url = mediaAddress(textAt(stream, 'url'), origins);
		return url === undefined ? [] : [{ url, stream, path: url.split(/[?#]/, 1)[0] ?? '' }];
	});
	const hls = streams.find(({ path, stream }) => path.endsWith('.m3u8') || stream.stream_type === 'ts');
	const named = (kind: 'mp4' | 'webm') =>
		streams
			.filter(({ path, stream }) => path.endsWith(`.${kind}`) || stream.stream_type === kind)
			.sort((one, other) => distance(one.stream) - distance(other.stream))
			.map((found) => ({ ...found, type: `video/${kind}` as const }));
	const [file] = [...named('mp4'), ...named('webm')];
	const width = numberAt(file?.stream ?? hls?.stream, 'width') ?? 0;
	const height = numberAt(file?.stream ?? hls?.stream, 'height') ?? 0;
	const size = width > 0 && height > 0 ? { width, height } : { width: 1920, height: 1080 };
	return { ...(file ? { file: { src: file.url, type: file.type } } : {}), ...(hls ? { hls: hls.url } : {}), ...size };
}

const distance = (stream: JsonObject): number => Math.abs((numberAt(stream, 'bitrate') ?? 0) - preferredBitrate);

function frameOf(video: JsonObject, headline: string): Video['frame'] {
	const youtube = textAt(video, 'youtube_content_id');
	const parsed = youtube === undefined ? undefined : frameOfAddress(`https://youtu.be/${encodeURIComponent(youtube.toWellFormed())}`);
	return parsed ? { ...parsed, title: headline || 'YouTube' } : frameOfHtml(textAt(video, 'embed_html') ?? '', headline);
}

function captionOf(video: JsonObject, context: ReadContext): Pick<Video, 'caption'> {
	const caption = textAt(video, 'description', 'basic');
	return caption === undefined ? {} : { caption: sanitize(caption, linkRules(context)) };
}

/** The WebVTT subtitles; browsers play no other format. */
function subtitlesOf(video: JsonObject, context: ReadContext): Video['subtitles'] {
	const { origins } = linkRules(context);
	const language = textAt(video, 'language') ?? 'es';
	return objectsAt(video, 'subtitles', 'urls').flatMap((file) => {
		const src = /vtt/i.test(textAt(file, 'format') ?? '') ? mediaAddress(textAt(file, 'url'), origins) : undefined;
		return src === undefined ? [] : [{ src, language }];
	});
}
