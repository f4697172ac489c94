// Remembers the paragraph at which a reader leaves a long story, and offers to go back to it.
import { keptPlace, storePlace } from './kept-places.ts';

/** In a story with fewer paragraphs, a reader finds the place again without help. */
const minParagraphs = 10;

/** A reader who left before this share of the text had hardly begun, and after that share had finished. */
const begun = 0.15;
const finished = 0.9;

/** The line of the window, in px from its top, at which a reader is taken to read. */
const readingLine = 120;

const paragraphsOf = (text: HTMLElement): readonly HTMLElement[] => [...text.querySelectorAll<HTMLElement>('p')];

/** Offers to go to the paragraph at which the reader left the story; not when the browser itself has gone somewhere on the page. */
export function offerPlace(text: HTMLElement, offer: HTMLElement): void {
	const paragraph = keptPlace(location.pathname);
	const target = paragraph === undefined ? undefined : paragraphsOf(text)[paragraph];
	if (target === undefined || location.hash !== '' || scrollY > 0) return;
	const close = () => {
		offer.hidePopover();
		removeEventListener('scroll', closeBelow);
	};
	// A reader who scrolls on reads from the beginning.
	const closeBelow = () => scrollY > innerHeight * 2 && close();
	addEventListener('scroll', closeBelow, { passive: true });
	offer.querySelector('[data-close]')?.addEventListener('click', close);
	offer.querySelector('[data-go]')?.addEventListener('click', () => {
		close();
		goTo(target);
	});
	offer.showPopover();
}

function goTo(target: HTMLElement): void {
	scrollTo({ top: scrollY + target.getBoundingClientRect().top - readingLine });
	// The keyboard and screen readers continue from there too.
	target.tabIndex = -1;
	target.focus({ preventScroll: true });
}

/** Keeps the paragraph at which the reader leaves a long story, and forgets the story when it was finished. */
export function keepPlace(text: HTMLElement): void {
	let hasScrolled = false;
	addEventListener('scroll', () => (hasScrolled = true), { passive: true, once: true });
	const keep = () => {
		if (hasScrolled) keepPlaceOf(paragraphsOf(text));
	};
	addEventListener('pagehide', keep);
	addEventListener('visibilitychange', () => document.hidden && keep());
}

function keepPlaceOf(paragraphs: readonly HTMLElement[]): void {
	if (paragraphs.length < minParagraphs) return;
	const below = paragraphs.findIndex((paragraph) => paragraph.getBoundingClientRect().bottom > readingLine);
	const share = below === -1 ? 1 : below / paragraphs.length;
	if (share >= begun) storePlace(location.pathname, share > finished ? undefined : below);
}
