// Starts a video or a radio when the reader presses its button, and starts a live signal again that was cut. Needs the browser: some browsers
// play HLS only with a library. Without scripts the video's own controls, below the button, play it.
import { addCaptions } from './add-captions.ts';
import { keepPlaying } from './keep-playing.ts';
import { playVideo } from './play-video.ts';
import type { PlayerIslandProps } from './player-island-props.ts';
import { streamChange } from './stream-change.ts';

/** Starts the video beside the button when the button is pressed, and removes the button when it plays. */
export function mount(element: HTMLElement, { stream, captions }: PlayerIslandProps): void {
	const video = element.parentElement?.querySelector<HTMLMediaElement>('video, audio');
	const button = element.querySelector<HTMLButtonElement>('button[data-start]');
	const notice = element.querySelector<HTMLElement>('[data-cut]');
	if (!video || !button) return;
	void addCaptions(video, captions);
	video.addEventListener('playing', () => button.remove(), { once: true });
	const play = (onCut: () => void) => playVideo(video, video.dataset.stream ?? stream, onCut);
	const start = notice ? keepPlaying(video, notice, play) : () => play(() => {}).catch((fault: unknown) => giveUp(element, fault));
	button.addEventListener('click', () => {
		// The video, which can be focused only without the button, gets the focus.
		button.hidden = true;
		void start();
	});
	video.addEventListener(streamChange, () => button.hidden && void start());
}

// The style sheet hides the button of a failed island, so that the video's own controls can be used.
function giveUp(element: HTMLElement, fault: unknown): void {
	element.dataset.state = 'failed';
	reportError(fault);
}
