// Offers the next video when one has ended. Needs the browser: only it knows when a video ends. Without scripts the list beside the video
// leads to the next one.

/** Covers the video beside the element with the offer when it ends, until it is played again. */
export function mount(element: HTMLElement): void {
	const video = element.parentElement?.querySelector('video');
	const offer = element.querySelector<HTMLElement>('[data-next]');
	if (!video || !offer) return;
	video.addEventListener('ended', () => {
		// A video that fills the screen would hide the offer.
		if (document.fullscreenElement === video) void document.exitFullscreen();
		const hadFocus = document.activeElement === video;
		offer.hidden = false;
		if (hadFocus) offer.querySelector('a')?.focus();
	});
	video.addEventListener('play', () => {
		offer.hidden = true;
	});
	offer.querySelector('button')?.addEventListener('click', () => {
		void video.play();
		video.focus();
	});
}
