import type { Brand } from '#brands';
import type { Signal, Video } from '#content/contract';

/** Turns a live station of a brand into a video that the player can show. */
export const stationVideo = ({ id, kind, title, stream, picture }: Signal, { name }: Pick<Brand, 'name'>): Video => ({
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
