/**
 * Plays a video from its files, or a stream that the browser cannot play through a library. Rejects when it does not start; `onCut` is called
 * when the stream of the library breaks later.
 */
export async function playVideo(video: HTMLMediaElement, stream: string | undefined, onCut: () => void): Promise<void> {
	if (stream !== undefined && video.canPlayType('application/vnd.apple.mpegurl') === '') await attachStream(video, stream, onCut);
	else if (stream !== undefined && new URL(stream, document.baseURI).href !== video.currentSrc) video.src = stream;
	else if (video.error !== null || video.networkState === video.NETWORK_NO_SOURCE) video.load();
	video.focus({ preventScroll: true });
	await playOrMute(video);
}

/** Some browsers play with sound only what the reader pressed; the next video of a list begins without. */
async function playOrMute(video: HTMLMediaElement): Promise<void> {
	try {
		await video.play();
	} catch (fault) {
		if (!(fault instanceof DOMException) || fault.name !== 'NotAllowedError') throw fault;
		video.muted = true;
		await video.play();
	}
}

/** The stream that the library plays in a video, so that it can be ended before another one begins. */
const attached = new WeakMap<HTMLMediaElement, { destroy(): void }>();

/** Attaches a stream through Media Source Extensions; rejects when it cannot be loaded. */
async function attachStream(video: HTMLMediaElement, address: string, onCut: () => void): Promise<void> {
	const { default: Hls } = await import('hls.js/light');
	// The browser cannot play these, and would say so whenever the library lets go of the video.
	for (const source of video.querySelectorAll('source')) source.remove();
	attached.get(video)?.destroy();
	// The page's Content-Security-Policy forbids workers from blobs.
	const hls = new Hls({ enableWorker: false, capLevelToPlayerSize: true });
	attached.set(video, hls);
	await new Promise<void>((resolve, reject) => {
		hls.once(Hls.Events.MANIFEST_PARSED, () => resolve());
		hls.on(Hls.Events.ERROR, (_, { fatal, error }) => {
			if (!fatal) return;
			hls.destroy();
			reject(error);
			onCut();
		});
		hls.loadSource(address);
		hls.attachMedia(video);
	});
}
