// Plays the video that is on the screen, stops the one that left it, and goes on to the next when one ends. Needs the browser: only there it is
// known what is on the screen. Without scripts each video has the browser's own controls, and the list scrolls from one to the next.
import { startPlaying } from './start-playing.ts';

/** Starts to follow the scrolling of the list. Nothing is played before the reader has started a video. */
export function mount(element: HTMLElement): void {
	const list = element.querySelector('ol');
	if (!list) return;
	let isStarted = false;
	list.addEventListener('playing', () => (isStarted = true), { capture: true });
	list.addEventListener('ended', ({ target }) => target instanceof Element && showNext(target), { capture: true });
	list.addEventListener('click', ({ target }) => {
		const forward = target instanceof Element ? target.closest('[data-forward]') : null;
		if (forward) showNext(forward);
	});
	const observer = new IntersectionObserver(
		(items) => {
			for (const { target, isIntersecting } of items) {
				if (!isIntersecting) target.querySelector('video')?.pause();
				else if (isStarted) startPlaying(target);
			}
		},
		{ root: list, threshold: 0.6 },
	);
	for (const item of list.children) observer.observe(item);
}

/** Scrolls to the item after the one that an element is in; the focus goes along, so that the keyboard goes on from there. */
function showNext(inside: Element): void {
	const next = inside.closest('li')?.nextElementSibling;
	next?.scrollIntoView({ behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' });
	const target = next?.querySelector<HTMLElement>('[data-start]') ?? next?.querySelector('video');
	target?.focus({ preventScroll: true });
}
