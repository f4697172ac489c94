// What a service worker has, besides what pages have: TypeScript's library for workers cannot stand beside that for pages.

interface ExtendableEvent extends Event {
	waitUntil(work: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
	readonly request: Request;
	/** The answer to a navigation that the browser has asked for while the worker was starting. */
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
