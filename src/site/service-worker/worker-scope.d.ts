// Types of service workers. TypeScript's library for workers cannot be used together with its library for pages.

interface ExtendableEvent extends Event {
	waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
	readonly request: Request;
	/** The response to a navigation that the browser requested while the worker was starting. */
	readonly preloadResponse: Promise<Response | undefined>;
	respondWith(response: Promise<Response>): void;
}

interface MessageEvent<T> {
	/** In workers only. */
	waitUntil(work: Promise<unknown>): void;
}

interface WindowEventMap {
	install: ExtendableEvent;
	activate: ExtendableEvent;
	fetch: FetchEvent;
}

declare const registration: ServiceWorkerRegistration;
declare const clients: {
	claim(): Promise<void>;
	matchAll(options: { readonly includeUncontrolled: boolean }): Promise<readonly { readonly url: string }[]>;
};
declare function skipWaiting(): Promise<void>;

/** The hash of the build; the server writes it before the script. */
declare const build: string;
