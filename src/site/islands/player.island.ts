// Starts a video when the reader presses its button, and starts a live signal again that was cut. In the browser, because some browsers need a
// library to play HLS. Without scripts the video's own controls, below the button, play it.
import { keepPlaying } from './player/keep-playing.ts';
import { playVideo } from './player/play-video.ts';

/** `stream` is an HLS playlist, for a video that has no file. */
type Props = { readonly stream: string } | null;

/** Starts the video beside the button when the button is pressed, and removes the button when it plays. */
export function mount(element: HTMLElement, props: Props): void {
	const video = element.parentElement?.querySelector('video');
	const button = element.querySelector<HTMLButtonElement>('button[data-start]');
	const notice = element.querySelector<HTMLElement>('[data-cut]');
	if (!video || !button) return;
	video.addEventListener('playing', () => button.remove(), { once: true });
	const play = (onCut: () => void) => playVideo(video, props?.stream, onCut);
	const start = notice ? keepPlaying(video, notice, play) : () => play(() => {}).catch((fault: unknown) => giveUp(element, fault));
	button.addEventListener('click', () => void start());
}

// The style sheet hides the button of a failed island, so that the video's own controls can be used.
function giveUp(element: HTMLElement, fault: unknown): void {
	element.dataset.state = 'failed';
	reportError(fault);
}
