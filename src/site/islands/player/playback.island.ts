// Extra controls of a player: the speed, the chapters, and the next sound or video of its list. Needs the browser: HTML has no such controls.
// Without scripts the browser's own controls play it, and the chapters can be read.
import { chooseSpeed } from './choose-speed.ts';
import { markMediaChapters } from './mark-media-chapters.ts';
import { playOneAtATime } from './play-one-at-a-time.ts';
import { startPlaying } from './start-playing.ts';

/** Makes the choices work for the video or sound of the nearest element with `data-player`. */
export function mount(element: HTMLElement): void {
	const player = element.closest<HTMLElement>('[data-player]');
	const media = player?.querySelector<HTMLMediaElement>('video, audio');
	const speed = element.querySelector('select');
	if (!player || !media || !speed) return;
	chooseSpeed(media, speed);
	playOneAtATime(player, media);
	markMediaChapters(media, [...element.querySelectorAll('button')], () => startPlaying(player));
}
