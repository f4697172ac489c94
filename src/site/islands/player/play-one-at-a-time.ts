/** Stops what else is played on the page when a video or sound is started; when it ends in a list, the next of the list is played. */
export function playOneAtATime(player: HTMLElement, media: HTMLMediaElement): void {
	media.addEventListener('play', () => {
		for (const other of document.querySelectorAll<HTMLMediaElement>('video, audio')) if (other !== media) other.pause();
	});
	media.addEventListener('ended', () => {
		const next = player.matches('[data-playlist] > *') ? player.nextElementSibling?.querySelector('audio') : undefined;
		void next?.play();
	});
}
