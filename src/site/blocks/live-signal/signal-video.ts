import type { Brand } from '#brands';
import type { Signal, Video } from '#content/contract';

/** The live signal of a brand, as a video for a player. */
export const signalVideo = ({ id, title, stream }: Signal, { name }: Pick<Brand, 'name'>): Video => ({
	id,
	headline: `${title}, ${name}`,
	hls: stream,
	subtitles: [],
	width: 1280,
	height: 720,
	live: true,
});
