// Registers the service worker, which keeps what was read for times without a connection. Needs the browser: the worker runs there. Without
// scripts pages are read with a connection alone.

/** Browsers that forbid service workers, or have no room for one, read on without. */
export function mount(): void {
	navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
}
