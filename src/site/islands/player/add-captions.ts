import type { Captions } from './player-island-props.ts';

/**
 * Adds captions of another origin to a video; those that cannot be fetched are left out. They become files of the page, because a browser takes
 * captions from another origin only for a video that it may read from there.
 */
export async function addCaptions(video: HTMLMediaElement, captions: readonly Captions[]): Promise<void> {
	const tracks = await Promise.all(captions.map((each) => trackOf(each).catch(() => undefined)));
	for (const track of tracks.filter((each) => each !== undefined)) {
		track.default = video.querySelector('track') === null;
		video.append(track);
	}
}

async function trackOf({ src, language, label }: Captions): Promise<HTMLTrackElement | undefined> {
	const response = await fetch(src);
	if (!response.ok) return undefined;
	const text = new Blob([await response.text()], { type: 'text/vtt' });
	return Object.assign(document.createElement('track'), { kind: 'captions', srclang: language, label, src: URL.createObjectURL(text) });
}
