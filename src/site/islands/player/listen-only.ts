import { soundPlaylist } from './sound-playlist.ts';
import { streamChange } from './stream-change.ts';

type Listening = {
	readonly player: HTMLElement;
	readonly video: HTMLVideoElement;
	readonly button: HTMLButtonElement;
	/** Address of the signal's playlist. */
	readonly stream: string;
};

/**
 * Makes a button hide the picture of a live signal, and show it again. If the signal has a separate sound stream, only that is played,
 * which saves data; otherwise the whole signal continues unseen, and the words in the player say so.
 */
export function listenOnly({ player, video, button, stream }: Listening): void {
	const words = player.querySelector<HTMLElement>('[data-listening]');
	let sound: Promise<string | undefined> | undefined;
	button.addEventListener('click', async () => {
		const isOn = button.getAttribute('aria-pressed') !== 'true';
		button.setAttribute('aria-pressed', String(isOn));
		player.toggleAttribute('data-listens', isOn);
		sound ??= findSound(stream);
		const address = await sound;
		if (words) words.textContent = isOn ? ((address === undefined ? words.dataset.whole : words.dataset.listening) ?? '') : '';
		play(video, isOn ? address : undefined);
		player.querySelector<HTMLButtonElement>('[data-start]')?.click();
	});
	button.disabled = false;
}

/** Plays another stream in place of the signal, or with `undefined` the signal again. */
function play(video: HTMLVideoElement, address: string | undefined): void {
	if (video.dataset.stream === address) return;
	if (address === undefined) delete video.dataset.stream;
	else video.dataset.stream = address;
	video.dispatchEvent(new Event(streamChange));
}

async function findSound(stream: string): Promise<string | undefined> {
	const address = new URL(stream, document.baseURI).href;
	const playlist = await fetch(address).then(
		(response) => response.text(),
		() => '',
	);
	return soundPlaylist(playlist, address);
}
