// Needs the browser to play a film, and a library where the browser cannot play its stream. Fallback: the film's own
// controls, which lie under the button.

type Props = { readonly stream: string } | null;

/** Starts the film beside the button when the button is touched; then the button is gone. */
export function mount(element: HTMLElement, props: Props): void {
	const film = element.parentElement?.querySelector('video');
	const button = element.querySelector('button');
	if (!film || !button) return;
	film.addEventListener('playing', () => button.remove(), { once: true });
	button.addEventListener('click', () => start(film, props).catch((fault: unknown) => giveUp(element, fault)));
}

async function start(film: HTMLVideoElement, props: Props): Promise<void> {
	if (props !== null && film.canPlayType('application/vnd.apple.mpegurl') === '') await stream(film, props.stream);
	film.focus({ preventScroll: true });
	await film.play();
}

/** Gives the film its stream through Media Source Extensions; rejects when the stream cannot be had. */
async function stream(film: HTMLVideoElement, address: string): Promise<void> {
	const { default: Hls } = await import('hls.js/light');
	// A worker made from a blob is against the page's policy.
	const hls = new Hls({ enableWorker: false, capLevelToPlayerSize: true });
	await new Promise<void>((resolve, reject) => {
		hls.once(Hls.Events.MANIFEST_PARSED, () => resolve());
		hls.on(Hls.Events.ERROR, (_, { fatal, error }) => fatal && reject(error));
		hls.loadSource(address);
		hls.attachMedia(film);
	});
}

// The style sheet takes the button away from what failed, so that the film's own controls can be reached.
function giveUp(element: HTMLElement, fault: unknown): void {
	element.dataset.state = 'failed';
	reportError(fault);
}
