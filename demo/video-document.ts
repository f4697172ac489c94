import { type Edition, version } from './edition.ts';
import { demoId } from './ids.ts';

type Clip = { readonly clip: number };

/** How long the clips are, in ms. */
const clipLength = 10_000;

const chapters = [
	{ start: 0, title: 'Comienzo' },
	{ start: clipLength / 2, title: 'Segunda mitad' },
];

/** What `audio-1.mp3` has besides its streams, where ANS has no place for it. */
export const soundProperties = { chapters, transcript: 'Sin voces: música durante todo el audio.' };

/** What `audio-1.mp3` is: its size in bytes and its bitrate in kbit a second. */
export const soundParts = { stream_type: 'mp3', audio_codec: 'mpeg', filesize: 100_616, bitrate: 80 };

/** The video and audio files of the demo: their names in `demo/files/`, and their kinds. */
export const mediaFiles = [
	['clip-1.mp4', 'mp4'],
	['clip-2.mp4', 'mp4'],
	['clip.vtt', 'vtt'],
	['audio-1.mp3', 'mp3'],
	['signal-1-master.m3u8', 'm3u8'],
	['signal-1.m3u8', 'm3u8'],
	['signal-1.mp4', 'mp4'],
	['signal-1-audio.m3u8', 'm3u8'],
	['signal-1-audio.mp4', 'mp4'],
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
export function videoParts({ clip }: Clip): object {
	const url = fileAddress(`clip-${clip}.mp4`);
	return {
		duration: clipLength,
		video_type: 'clip',
		additional_properties: { chapters },
		transcript: 'Sin voces: música de fondo durante todo el video.',
		subtitles: { urls: [{ format: 'WEB_VTT', url: fileAddress('clip.vtt') }] },
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
