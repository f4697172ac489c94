/** Where the browser keeps the speed that the reader chose last. */
const key = 'kiosco-speed';

/** Plays a video or sound at the speed of a list, which begins with the reader's last choice. */
export function chooseSpeed(media: HTMLMediaElement, list: HTMLSelectElement): void {
	const kept = keptSpeed();
	if (kept !== null && [...list.options].some(({ value }) => value === kept)) list.value = kept;
	const apply = () => {
		// The default outlives a change of the source.
		media.defaultPlaybackRate = Number(list.value);
		media.playbackRate = media.defaultPlaybackRate;
	};
	list.addEventListener('change', () => {
		keepSpeed(list.value);
		apply();
	});
	apply();
	list.disabled = false;
}

function keptSpeed(): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

function keepSpeed(speed: string): void {
	try {
		localStorage.setItem(key, speed);
	} catch {
		// Without storage, the next player begins at the usual speed.
	}
}
