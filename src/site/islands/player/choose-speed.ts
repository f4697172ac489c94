import { read, write } from '../../client/storage.ts';

/** Where the browser keeps the speed that the reader chose last. */
const key = 'kiosco-speed';

/** Plays a video or sound at the speed of a list, which begins with the reader's last choice. */
export function chooseSpeed(media: HTMLMediaElement, list: HTMLSelectElement): void {
	const kept = read(key);
	if (kept !== null && [...list.options].some(({ value }) => value === kept)) list.value = kept;
	const apply = () => {
		// The default outlives a change of the source.
		media.defaultPlaybackRate = Number(list.value);
		media.playbackRate = media.defaultPlaybackRate;
	};
	list.addEventListener('change', () => {
		write(key, list.value);
		apply();
	});
	apply();
	list.disabled = false;
}
