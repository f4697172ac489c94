// Copies a story's address, or opens the device's share dialog. Needs the browser: for both. Without scripts the links to social networks
// and to email beside the buttons work.
import { copyText } from './share/copy-text.ts';
import { type SharedAddress, shareByDevice } from './share/share-by-device.ts';

/** Makes the buttons copy the address or open the device's share dialog. */
export function mount(element: HTMLElement, props: SharedAddress): void {
	for (const button of element.querySelectorAll<HTMLButtonElement>('button[data-share]')) {
		button.addEventListener('click', async () => {
			const isShared = button.dataset.share === 'device' && (await shareByDevice(props));
			if (!isShared) await copy(element, props);
		});
	}
}

async function copy(element: HTMLElement, { url }: SharedAddress): Promise<void> {
	const message = element.querySelector<HTMLElement>('[data-told]');
	// Where scripts may not use the clipboard, the reader copies the address by hand.
	if (message && !(await copyText(url, message))) message.textContent = url;
}
