// Needs the browser to put another site's frame in the place of the button, when the reader asks and never before (W06).
// Fallback: the link to the original, which stands below.

/** What the frame may do. It is of another origin than the page, so its own origin gives it nothing of ours. */
const rights = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';

type Props = { readonly src: string; readonly title: string };

/** Opens the frame when its button is pressed. */
export function mount(element: HTMLElement, props: Props): void {
	element.querySelector('button')?.addEventListener('click', () => open(element, props), { once: true });
}

function open(element: HTMLElement, { src, title }: Props): void {
	const frame = document.createElement('iframe');
	frame.setAttribute('sandbox', rights);
	frame.allow = 'fullscreen; encrypted-media; picture-in-picture';
	frame.referrerPolicy = 'strict-origin-when-cross-origin';
	frame.title = title;
	frame.src = src;
	element.replaceChildren(frame);
	frame.focus();
}
