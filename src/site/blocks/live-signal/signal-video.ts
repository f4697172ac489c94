import type { Brand } from '#brands';
import type { Signal, Video } from '#content/contract';

/** A station of a brand, as a video for a player. */
export const signalVideo = ({ id, kind, title, stream, picture }: Signal, { name }: Pick<Brand, 'name'>): Video => ({
	id,
	headline: `${title}, ${name}`,
	hls: stream,
	subtitles: [],
	width: 1280,
	height: 720,
	live: true,
	...(picture && { poster: picture }),
	...(kind === 'radio' && { isSound: true }),
});
