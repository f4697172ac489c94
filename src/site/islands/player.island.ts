// Starts a video when its button is pressed. Needs the browser: it loads a library where the browser cannot play the stream itself. Without
// scripts the video's own controls work.

type Props = { readonly stream: string } | null;

/** Starts the video beside the button when the button is pressed, and removes the button when it plays. */
export function mount(element: HTMLElement, props: Props): void {
	const video = element.parentElement?.querySelector('video');
	const button = element.querySelector('button');
	if (!video || !button) return;
	video.addEventListener('playing', () => button.remove(), { once: true });
	button.addEventListener('click', () => start(video, props).catch((fault: unknown) => giveUp(element, fault)));
}

async function start(video: HTMLVideoElement, props: Props): Promise<void> {
	if (props !== null && video.canPlayType('application/vnd.apple.mpegurl') === '') await stream(video, props.stream);
	video.focus({ preventScroll: true });
	await video.play();
}

/** Plays a stream through Media Source Extensions; rejects when the stream cannot be loaded. */
async function stream(video: HTMLVideoElement, address: string): Promise<void> {
	const { default: Hls } = await import('hls.js/light');
	// The page's Content-Security-Policy forbids workers from blobs.
	const hls = new Hls({ enableWorker: false, capLevelToPlayerSize: true });
	await new Promise<void>((resolve, reject) => {
		hls.once(Hls.Events.MANIFEST_PARSED, () => resolve());
		hls.on(Hls.Events.ERROR, (_, { fatal, error }) => fatal && reject(error));
		hls.loadSource(address);
		hls.attachMedia(video);
	});
}

// The style sheet hides the button of a failed island, so that the video's own controls can be used.
function giveUp(element: HTMLElement, fault: unknown): void {
	element.dataset.state = 'failed';
	reportError(fault);
}
