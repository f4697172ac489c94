/** What the client uses of the browser; tests give it another one. */
export type Browser = {
	readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
	/** Storage that lasts, and that of the tab. Opening either may throw, where a reader forbids it. */
	readonly openLocal: () => WebStore;
	readonly openTab: () => WebStore;
	/** `document`, of which its cookies are read and written. */
	readonly cookies: { cookie: string };
	/** Events of the page; `storage` among them tells what other tabs store. */
	readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>;
	readonly location: Pick<Location, 'origin' | 'pathname' | 'search' | 'assign'>;
	/** As `es-AR`. */
	readonly language: string;
	/** ms since 1970. */
	now(): number;
	/** Runs `act` while no other tab runs one of the same name; at once where the browser has no locks. */
	alone<Given>(name: string, act: () => Promise<Given>): Promise<Given>;
	/** Tells all scripts of the page, of its own origin alone. */
	post(message: object): void;
	/** Runs the script at an address; rejects when it cannot be had. */
	load(address: string): Promise<void>;
	/** What a script left in the page under a name. */
	library(name: string): unknown;
	/** For failures that a reader is not told of (LOC-14, LOC-15). */
	warn(text: string, cause?: unknown): void;
};

export type WebStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser that this page is in. */
export function thisBrowser(): Browser {
	return {
		fetch: (address, init) => fetch(address, init),
		openLocal: () => localStorage,
		openTab: () => sessionStorage,
		cookies: document,
		events: window,
		location,
		language: navigator.language,
		now: Date.now,
		alone: (name, act) => navigator.locks?.request(name, act) ?? act(),
		post: (message) => window.postMessage(message, location.origin),
		load,
		library: (name) => Reflect.get(window, name),
		warn: (text, cause) => console.warn(`[accounts] ${text}`, cause),
	};
}

function load(address: string): Promise<void> {
	return new Promise((loaded, failed) => {
		const script = document.createElement('script');
		script.onload = () => loaded();
		script.onerror = () => {
			script.remove();
			failed(new Error(`${address} could not be loaded`));
		};
		script.src = address;
		document.head.append(script);
	});
}
