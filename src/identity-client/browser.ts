/** What the client uses of the browser; tests pass their own. */
export type Browser = {
	readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
	/** `localStorage` and `sessionStorage`. Opening either throws where the reader forbids storage. */
	readonly openLocal: () => WebStore;
	readonly openTab: () => WebStore;
	/** `document`, for its cookies. */
	readonly cookies: { cookie: string };
	/** The window, for its events, such as `storage` when another tab writes to storage. */
	readonly events: Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'>;
	readonly location: Pick<Location, 'origin' | 'pathname' | 'search' | 'assign'>;
	/** ms since 1970. */
	now(): number;
	/** Runs `act` under a lock of this name that all tabs share. A browser without locks runs it without one. */
	alone<Value>(name: string, act: () => Promise<Value>): Promise<Value>;
	/** Posts a message to the scripts of the page, for its own origin only. */
	post(message: object): void;
	/** Loads and runs the script at an address; rejects when that fails. */
	load(address: string): Promise<void>;
	/** The global that a script left in the page. */
	library(name: string): unknown;
	/** Logs a failure that the reader does not see (LOC-14, LOC-15). */
	warn(text: string, cause?: unknown): void;
};

export type WebStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser of this page. */
export function thisBrowser(): Browser {
	return {
		fetch: (address, init) => fetch(address, init),
		openLocal: () => localStorage,
		openTab: () => sessionStorage,
		cookies: document,
		events: window,
		location,
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
