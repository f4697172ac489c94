// Replaces a button by the embedded post or player of another site, when the reader presses it (W06). Needs the browser: nothing may be
// requested from the other site before. Without scripts the link below the button leads to the original.

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
