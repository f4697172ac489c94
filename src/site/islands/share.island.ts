// Copies a story's address, or opens the device's share dialog. Needs the browser: for both. Without scripts the links to social networks
// and to email beside the buttons work.

type Props = { readonly title: string; readonly url: string };

/** How long the message that the address was copied stays, in ms. */
const messageTime = 4_000;

/** Makes the buttons copy the address or open the device's share dialog. */
export function mount(element: HTMLElement, props: Props): void {
	for (const button of element.querySelectorAll<HTMLButtonElement>('button[data-share]')) {
		button.addEventListener('click', () => (button.dataset.share === 'device' ? shareByDevice(element, props) : copy(element, props)));
	}
}

async function shareByDevice(element: HTMLElement, props: Props): Promise<void> {
	if (!('share' in navigator)) return copy(element, props);
	// Closing the dialog rejects too; that is no error.
	await navigator.share(props).catch(() => undefined);
}

async function copy(element: HTMLElement, { url }: Props): Promise<void> {
	const message = element.querySelector<HTMLElement>('[data-told]');
	if (message === null) return;
	const copied = await navigator.clipboard.writeText(url).then(
		() => true,
		() => false,
	);
	// Where scripts may not use the clipboard, the reader copies the address by hand.
	message.textContent = copied ? (message.dataset.told ?? '') : url;
	if (copied) setTimeout(() => message.replaceChildren(), messageTime);
}
