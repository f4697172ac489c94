import { type Edition, version } from './edition.ts';
import { demoId } from './ids.ts';

type Clip = { readonly clip: number; readonly seconds: number };

/** The video and audio files of the demo: their names in `demo/files/`, and their kinds. */
export const mediaFiles = [
	['clip-1.mp4', 'mp4'],
	['clip-2.mp4', 'mp4'],
	['audio-1.mp3', 'mp3'],
	['signal-1.m3u8', 'm3u8'],
	['signal-1.mp4', 'mp4'],
] as const;

/** The path of a media file, which works on every host. */
export function fileAddress(name: string): string {
	return `/media/files/${fileId(name)}.${name.split('.')[1]}`;
}

/** The id of a media file. */
export function fileId(name: string): string {
	return demoId(`file ${name}`);
}

/** The members that an ANS video has and a story does not. */
export function videoParts({ clip, seconds }: Clip): object {
	const url = fileAddress(`clip-${clip}.mp4`);
	return {
		duration: seconds * 1000,
		video_type: 'clip',
		streams: [{ url, stream_type: 'mp4', bitrate: 400, width: 1280, height: 720 }],
	};
}

/** The ANS video inside a story. */
export function embeddedVideo(video: Clip & { headline: string; caption: string | undefined; poster: object }, edition: Edition): object {
	return {
		type: 'video',
		version,
		_id: demoId(`${edition.brand} film ${video.headline}`),
		headlines: { basic: video.headline },
		...(video.caption && { description: { basic: video.caption } }),
		promo_items: { basic: video.poster },
		...videoParts(video),
	};
}
