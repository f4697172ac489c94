// Buttons of a live player: sound only, and picture-in-picture. Needs the browser: the stream is changed while it plays, and only some
// browsers have picture-in-picture. Without scripts the buttons are not shown.
import { listenOnly } from './player/listen-only.ts';
import { offerPictureInPicture } from './player/offer-picture-in-picture.ts';

type Props = { readonly stream: string };

/** Shows the buttons, and makes them work for the player beside them. */
export function mount(element: HTMLElement, { stream }: Props): void {
	const player = element.closest<HTMLElement>('[data-player]');
	const video = player?.querySelector('video');
	const [audio, window] = ['audio', 'window'].map((tool) => element.querySelector<HTMLButtonElement>(`[data-tool=${tool}]`));
	if (!player || !video || !audio || !window) return;
	listenOnly({ player, video, button: audio, stream });
	offerPictureInPicture(video, window);
}
