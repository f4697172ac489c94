/** Time from a cut until the signal is tried again, in ms. */
const retryAfterMs = 10_000;

/** Starts a signal; calls `onCut` when it breaks, and rejects when it does not start. */
type Play = (onCut: () => void) => Promise<void>;

/**
 * Returns the function that starts a live signal. When the signal is cut, `notice` says so until it plays again: the signal is tried again after
 * a while, and at once when the reader presses the button of the notice.
 */
export function keepPlaying(video: HTMLMediaElement, notice: HTMLElement, play: Play): () => void {
	let retry: ReturnType<typeof setTimeout> | undefined;
	let starts = 0;
	const start = () => {
		clearTimeout(retry);
		notice.hidden = true;
		starts += 1;
		const own = starts;
		// A later start makes an earlier one fail; that does not count as a cut.
		play(cut).catch(() => own === starts && cut());
	};
	const cut = () => {
		clearTimeout(retry);
		notice.hidden = false;
		retry = setTimeout(start, retryAfterMs);
	};
	// A source that cannot be loaded has its own error event, which does not bubble.
	video.addEventListener('error', cut, { capture: true });
	notice.querySelector('button')?.addEventListener('click', start);
	return start;
}
