// Registers the service worker, which keeps stories for reading offline. Needs the browser: the worker runs there. Without scripts pages need a
// connection.

/** Browsers that forbid service workers, or have no room for one, read on without. */
export function mount(): void {
	navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
}
