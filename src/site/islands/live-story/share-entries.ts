import { copyText } from '../share/copy-text.ts';
import { shareByDevice } from '../share/share-by-device.ts';

/** Makes the buttons of all entries, also of later ones, share the address of theirs. A note beside the button says what was copied. */
export function shareEntries(element: HTMLElement): void {
	const note = element.querySelector<HTMLElement>('[data-told]');
	element.addEventListener('click', async ({ target }) => {
		const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-share-entry]') : null;
		if (!button || !note) return;
		const url = `${location.href.split('#')[0]}#${button.dataset.shareEntry}`;
		const isTouch = matchMedia('(hover: none)').matches;
		if (isTouch && (await shareByDevice({ title: button.dataset.title || document.title, url }))) return;
		button.before(note);
		if (!(await copyText(url, note))) note.textContent = url;
	});
}
