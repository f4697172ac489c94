import { loadChunk } from './load-chunk.ts';

/** When an island wakes: at once, when the browser is idle, when it comes into view, when a reader touches it, or once somebody is signed in. */
export type When = 'load' | 'idle' | 'visible' | 'interaction' | 'session';

type Island = { mount(element: HTMLElement, props: unknown): void | Promise<void> };

/** Islands that nothing has looked at yet; those for readers who are signed in only when one is (see session.ts). */
const waiting = 'kiosco-island:not([data-state],html:not([data-session]) [data-when=session])';

type Start = () => Promise<void>;

const kept = ['click', 'keydown', 'focusin'] as const;

/** Watches over the islands of the page; each one's chunk comes when its time does. Called again when a reader signs in. */
export function watchIslands(): void {
	for (const element of document.querySelectorAll<HTMLElement>(waiting)) {
		element.dataset.state = 'waiting';
		schedule(element, () => wake(element));
	}
}

function schedule(element: HTMLElement, start: Start): void {
	const { when } = element.dataset;
	if (when === 'interaction') awaitTouch(element, start);
	else if (when === 'visible') awaitSight(element, start);
	else if (when === 'idle' && 'requestIdleCallback' in window) requestIdleCallback(() => start());
	else setTimeout(start, when === 'idle' ? 200 : 0);
}

async function wake(element: HTMLElement): Promise<void> {
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

// The build's name is part of the address: a page that was kept finds the islands it was made for.
function addressOf(name: string): string {
	return `/assets/${document.documentElement.dataset.build}/island-${name}.js`;
}

function awaitSight(element: HTMLElement, start: Start): void {
	const observer = new IntersectionObserver(
		(sights) => {
			if (!sights.some(({ isIntersecting }) => isIntersecting)) return;
			observer.disconnect();
			void start();
		},
		{ rootMargin: '200px' },
	);
	// The element itself makes no box; what it holds does.
	observer.observe(element.firstElementChild ?? element);
}

// What a reader presses before the island lives is kept and pressed again once it does, so that no click is lost. Focus,
// which comes with every press, only starts the loading.
function awaitTouch(element: HTMLElement, start: Start): void {
	let pressed: Element | undefined;
	let started = false;
	const touched = (event: Event) => {
		if (isPress(event) && event.target instanceof Element) {
			event.preventDefault();
			pressed = event.target;
		} else if (event.type !== 'focusin') return;
		if (started) return;
		started = true;
		void start().then(() => {
			for (const type of kept) element.removeEventListener(type, touched, true);
			const press = new MouseEvent('click', { bubbles: true, cancelable: true });
			requestAnimationFrame(() => pressed?.dispatchEvent(press));
		});
	};
	for (const type of kept) element.addEventListener(type, touched, true);
}

// With Ctrl or the like a link opens elsewhere, as it would without the island.
function isPress(event: Event): boolean {
	if (event instanceof KeyboardEvent) return event.key === 'Enter';
	return event instanceof MouseEvent && !event.ctrlKey && !event.metaKey && !event.shiftKey;
}
