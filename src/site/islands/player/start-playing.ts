/** Plays the video or sound of a player: by its start button while it shows one. */
export function startPlaying(player: Element): void {
	const start = player.querySelector<HTMLButtonElement>('[data-start]');
	if (start) start.click();
	else void player.querySelector<HTMLMediaElement>('video, audio')?.play();
}
