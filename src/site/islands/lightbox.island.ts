// Needs the browser to show pictures over the whole screen. Fallback: each picture is a link to its large form.

/** Opens the pictures over the screen: fingers and wheel move them, so do keys and buttons; Escape closes (the browser's own). */
export function mount(element: HTMLElement): void {
	const dialog = element.querySelector('dialog');
	const large = dialog?.querySelector('ul');
	const links = [...element.querySelectorAll<HTMLAnchorElement>('figure > a')];
	if (!dialog || !large) return;
	const lightbox: Lightbox = { dialog, large, links, index: 0 };
	links.forEach((link, index) => {
		link.addEventListener('click', (event) => {
			event.preventDefault();
			open(lightbox, index);
		});
	});
	dialog.addEventListener('click', ({ target }) => touched(lightbox, target));
	dialog.addEventListener('keydown', (event) => steer(lightbox, event));
	dialog.addEventListener('close', () => links[lightbox.index]?.focus());
	large.addEventListener('scroll', () => look(lightbox), { passive: true });
}

type Lightbox = {
	readonly dialog: HTMLDialogElement;
	readonly large: HTMLElement;
	readonly links: readonly HTMLAnchorElement[];
	/** Which picture is on the screen, counted from 0. */
	index: number;
};

function open(lightbox: Lightbox, index: number): void {
	const { dialog, large, links } = lightbox;
	if (large.children.length === 0) large.append(...links.map(enlarged));
	if (!dialog.open) dialog.showModal();
	large.scrollLeft = index * large.clientWidth;
	look(lightbox);
}

function enlarged(link: HTMLAnchorElement): HTMLLIElement {
	const item = document.createElement('li');
	const image = document.createElement('img');
	image.loading = 'lazy';
	image.alt = link.querySelector('img')?.alt ?? '';
	image.src = link.href;
	const caption = link.parentElement?.querySelector('figcaption')?.cloneNode(true);
	item.append(image, ...(caption ? [caption] : []));
	return item;
}

// A closed window has no width and tells nothing.
function look(lightbox: Lightbox): void {
	const { large, dialog } = lightbox;
	if (!dialog.open || large.clientWidth === 0) return;
	lightbox.index = Math.round(large.scrollLeft / large.clientWidth);
	tell(lightbox);
}

function go({ large, links }: Lightbox, to: number): void {
	const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
	const index = Math.min(links.length - 1, Math.max(0, to));
	large.scrollTo({ left: index * large.clientWidth, behavior: still ? 'instant' : 'smooth' });
}

function tell({ dialog, links, index }: Lightbox): void {
	const counter = dialog.querySelector('p');
	if (counter !== null) counter.textContent = `${index + 1} / ${links.length}`;
	for (const button of dialog.querySelectorAll<HTMLButtonElement>('[data-step]')) {
		button.disabled = links[index + Number(button.dataset.step)] === undefined;
	}
}

function touched(lightbox: Lightbox, target: EventTarget | null): void {
	const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
	if (button === null) return;
	if (button.dataset.step === undefined) lightbox.dialog.close();
	else go(lightbox, lightbox.index + Number(button.dataset.step));
}

function steer(lightbox: Lightbox, event: KeyboardEvent): void {
	const step = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key];
	if (step === undefined) return;
	event.preventDefault();
	go(lightbox, lightbox.index + step);
}
