import { loadChunk } from './load-chunk.ts';

/**
 * When an island is mounted: at once, at once on a page with a query, when the browser is idle, when it comes into view, when a reader interacts
 * with it, or when a reader is signed in.
 */
export type When = 'load' | 'query' | 'idle' | 'visible' | 'interaction' | 'session';

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
	else if (when === 'idle' && 'requestIdleCallback' in window) requestIdleCallback(start);
	else if (when !== 'query' || location.search) setTimeout(start, when === 'idle' ? 200 : 0);
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

// A press before the island is mounted is repeated afterwards, so that no click is lost. Focus, which comes with every press, only starts the
// loading.
function awaitInteraction(element: HTMLElement, start: Start): void {
	let pressed: Element | undefined;
	let started = false;
	const interacted = (event: Event) => {
		if (isPress(event) && event.target instanceof Element) {
			event.preventDefault();
			pressed = event.target;
		} else if (event.type !== 'focusin') return;
		if (started) return;
		started = true;
		void start().then(() => {
			for (const type of interactions) element.removeEventListener(type, interacted, true);
			const press = new MouseEvent('click', { bubbles: true, cancelable: true });
			requestAnimationFrame(() => pressed?.dispatchEvent(press));
		});
	};
	for (const type of interactions) element.addEventListener(type, interacted, true);
}

// With Ctrl, Meta or Shift a link opens in another tab or window, as without the island.
function isPress(event: Event): boolean {
	if (event instanceof KeyboardEvent) return event.key === 'Enter';
	return event instanceof MouseEvent && !(event.ctrlKey || event.metaKey || event.shiftKey);
}
