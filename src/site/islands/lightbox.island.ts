// Shows the pictures of a gallery over the whole screen. Needs the browser: for the dialog, the history, and for swiping and keys. Without
// scripts each picture links to its large version.

/** Opens the pictures in a dialog: swiping, wheel, keys and buttons change the picture; Escape and Back close the dialog. */
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
	dialog.addEventListener('click', ({ target }) => press(lightbox, target));
	dialog.addEventListener('keydown', (event) => pressKey(lightbox, event));
	dialog.addEventListener('close', () => {
		if (isEntryOfDialog()) history.back();
		links[lightbox.index]?.focus();
	});
	addEventListener('popstate', () => dialog.close());
	large.addEventListener('scroll', () => updateIndex(lightbox), { passive: true });
}

type Lightbox = {
	readonly dialog: HTMLDialogElement;
	readonly large: HTMLElement;
	readonly links: readonly HTMLAnchorElement[];
	/** Index of the picture on the screen, from 0. */
	index: number;
};

function open(lightbox: Lightbox, index: number): void {
	const { dialog, large, links } = lightbox;
	if (large.children.length === 0) large.append(...links.map(enlarged));
	if (!dialog.open) {
		dialog.showModal();
		history.pushState({ isLightbox: true }, '');
	}
	large.scrollLeft = index * large.clientWidth;
	updateIndex(lightbox);
}

/** Whether the entry of the history at which the page is was made by the dialog. */
const isEntryOfDialog = (): boolean => history.state?.isLightbox === true;

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

// A closed dialog has no width, so its scroll position means nothing.
function updateIndex(lightbox: Lightbox): void {
	const { large, dialog } = lightbox;
	if (!dialog.open || large.clientWidth === 0) return;
	lightbox.index = Math.round(large.scrollLeft / large.clientWidth);
	showIndex(lightbox);
}

function go({ large, links }: Lightbox, to: number): void {
	const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
	const index = Math.min(links.length - 1, Math.max(0, to));
	large.scrollTo({ left: index * large.clientWidth, behavior: reducesMotion ? 'instant' : 'smooth' });
}

function showIndex({ dialog, links, index }: Lightbox): void {
	const counter = dialog.querySelector('p');
	if (counter !== null) counter.textContent = `${index + 1} / ${links.length}`;
	for (const button of dialog.querySelectorAll<HTMLButtonElement>('[data-step]')) {
		button.disabled = links[index + Number(button.dataset.step)] === undefined;
	}
}

function press(lightbox: Lightbox, target: EventTarget | null): void {
	const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
	if (button === null) return;
	if (button.dataset.step === undefined) lightbox.dialog.close();
	else go(lightbox, lightbox.index + Number(button.dataset.step));
}

function pressKey(lightbox: Lightbox, event: KeyboardEvent): void {
	const step = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key];
	if (step === undefined) return;
	event.preventDefault();
	go(lightbox, lightbox.index + step);
}
