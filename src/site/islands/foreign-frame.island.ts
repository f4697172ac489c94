// Needs the browser: it replaces a button by another site's frame, only after the reader presses the button (W06).
// Fallback: the link to the original below the button.

/** The sandbox of the frame. `allow-same-origin` is safe, because the frame has another origin than the page. */
const sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';

type Props = { readonly src: string; readonly title: string };

/** Opens the frame when its button is pressed. */
export function mount(element: HTMLElement, props: Props): void {
	element.querySelector('button')?.addEventListener('click', () => open(element, props), { once: true });
}

function open(element: HTMLElement, { src, title }: Props): void {
	const frame = document.createElement('iframe');
	frame.setAttribute('sandbox', sandbox);
	frame.allow = 'fullscreen; encrypted-media; picture-in-picture';
	frame.referrerPolicy = 'strict-origin-when-cross-origin';
	frame.title = title;
	frame.src = src;
	element.replaceChildren(frame);
	frame.focus();
}
