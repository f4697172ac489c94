// Loads and mounts each island of the page at its moment.
import { loadChunk } from './load-chunk.ts';

/**
 * When an island is mounted.
 * - `load`: at once
 * - `query`: at once, on a page whose address has a query
 * - `soon`: a moment later
 * - `visible`: when it comes into view
 * - `interaction`: at the first click, Enter or focus in it
 * - `session`: at once, when a reader is signed in
 * - a number from 0 to 1: at once, in that share of page views
 */
export type When = 'load' | 'query' | 'soon' | 'visible' | 'interaction' | 'session' | `${number}`;

type Island = { mount(element: HTMLElement, props: unknown): void | Promise<void> };

/** Selects the islands that are not watched yet; islands for signed-in readers only while a reader is signed in (see session.ts). */
const unwatched = 'kiosco-island:not([data-state],html:not([data-session]) [data-when=session])';

type Start = () => Promise<void>;

const interactions = ['click', 'keydown', 'focusin'] as const;

/** Watches the islands of the page, and loads the chunk of each when it is due. Called again when a reader signs in. */
export function watchIslands(): void {
	for (const element of document.querySelectorAll<HTMLElement>(unwatched)) {
		element.dataset.state = 'waiting';
		schedule(element, () => mount(element));
	}
}

function schedule(element: HTMLElement, start: Start): void {
	const { when } = element.dataset;
	if (when === 'interaction') awaitInteraction(element, start);
	else if (when === 'visible') awaitVisibility(element, start);
	// Some browsers never call `requestIdleCallback` while nothing changes on the page.
	else if (when === 'soon') setTimeout(start, 200);
	// A share of the page views, such as `0.05`. `Number('load')` is NaN, and no number is greater than NaN, so `load` always starts.
	else if (when === 'query' ? location.search : !(Math.random() > Number(when))) setTimeout(start);
}

async function mount(element: HTMLElement): Promise<void> {
	const { island: name = '', props = 'null' } = element.dataset;
	try {
		element.dataset.state = 'loading';
		const island = await loadChunk<Island>(addressOf(name), (url) => import(/* @vite-ignore */ url));
		await island.mount(element, JSON.parse(props));
		element.dataset.state = 'ready';
	} catch (fault) {
		element.dataset.state = 'failed';
		reportError(fault);
	}
}

// The build is part of the address, so that a cached page loads the islands it was rendered with.
function addressOf(name: string): string {
	return `/assets/${document.documentElement.dataset.build}/island-${name}.js`;
}

function awaitVisibility(element: HTMLElement, start: Start): void {
	const observer = new IntersectionObserver(
		(entries) => {
			if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
			observer.disconnect();
			void start();
		},
		{ rootMargin: '200px' },
	);
	// The island element has `display: contents`, so its child is observed.
	observer.observe(element.firstElementChild ?? element);
}

// A press before the island is mounted is repeated afterwards, so that no click is lost. A checkbox in its label needs no script: its press is
// left to the browser. Focus, which comes with every press, only starts the loading.
function awaitInteraction(element: HTMLElement, start: Start): void {
	let pressed: Element | undefined;
	let started = false;
	const interacted = (event: Event) => {
		if (isPress(event) && !event.target.closest('label')) {
			event.preventDefault();
			pressed = event.target;
		} else if (event.type !== 'focusin') return;
		if (started) return;
		started = true;
		void start().then(() => {
			for (const type of interactions) element.removeEventListener(type, interacted, true);
			requestAnimationFrame(() => pressed?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
		});
	};
	for (const type of interactions) element.addEventListener(type, interacted, true);
}

// With Ctrl, Meta or Shift a link opens in another tab or window, as without the island. The target of a press is always an element.
function isPress(event: Event): event is Event & { readonly target: Element } {
	if (event instanceof KeyboardEvent) return event.key === 'Enter';
	return event instanceof MouseEvent && !(event.ctrlKey || event.metaKey || event.shiftKey);
}
