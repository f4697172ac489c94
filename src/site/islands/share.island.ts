// Needs the browser for its clipboard and for the device's own way to share. Fallback: the links to networks beside it.

type Props = { readonly title: string; readonly url: string };

/** How long the word that the address was copied stays, in ms. */
const toldFor = 4_000;

/** Makes the buttons copy the address or open the device's own way to share. */
export function mount(element: HTMLElement, props: Props): void {
	for (const button of element.querySelectorAll<HTMLButtonElement>('button[data-way]')) {
		button.addEventListener('click', () => (button.dataset.way === 'device' ? shareByDevice(element, props) : copy(element, props)));
	}
}

async function shareByDevice(element: HTMLElement, props: Props): Promise<void> {
	if (!('share' in navigator)) return copy(element, props);
	// A reader who closes the device's window changed their mind; that is no fault.
	await navigator.share(props).catch(() => undefined);
}

async function copy(element: HTMLElement, { url }: Props): Promise<void> {
	const told = element.querySelector<HTMLElement>('[data-told]');
	if (told === null) return;
	const copied = await navigator.clipboard.writeText(url).then(
		() => true,
		() => false,
	);
	// Where the clipboard is closed to us, the address itself is shown, to be copied by hand.
	told.textContent = copied ? (told.dataset.told ?? '') : url;
	if (copied) setTimeout(() => told.replaceChildren(), toldFor);
}
