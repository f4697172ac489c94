import { readKept, watchKept } from './kept-lists.ts';

/**
 * Tells the service worker, now and after each change, the paths of the saved stories, so that it keeps their pages for times without a
 * connection and removes others. Without a service worker, pages can only be read with a connection.
 */
export function keepSavedPages(): void {
	watchKept(tell);
	tell();
}

const tell = (): void =>
	void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ saved: readKept('saved').map(({ path }) => path) }));
