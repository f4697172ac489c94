import { type Browser, type Client, type ClientOptions, openClient } from '#identity-client';
import type { CookieJar } from '../sdk/cookie-jar.ts';
import { WebStorage } from '../sdk/web-storage.ts';

/** A page with our identity client, and what the client did to the page. */
export type ClientPage = {
	readonly client: Client;
	readonly tab: WebStorage;
	/** The messages that were posted to the page. */
	readonly messages: unknown[];
	/** Names of the events that were dispatched at the window. */
	readonly events: string[];
	readonly warnings: string[];
	/** Addresses that the client navigated to. */
	readonly navigations: string[];
	readonly location: { pathname: string; search: string };
	/** Scripts of third parties by their address, and the globals that they leave in the page by name. */
	readonly scripts: Map<string, () => void>;
	readonly libraries: Map<string, unknown>;
};

/** What all tabs of a browser share. */
export type SharedByTabs = {
	readonly local: WebStorage;
	readonly cookies: CookieJar;
	readonly fetch: Browser['fetch'];
	now(): number;
	/** Default true. Without locks, as on a page without TLS, two tabs may refresh at the same time. */
	readonly hasLocks?: boolean;
};

/** Opens pages in one browser; storage events reach the other tabs, as in browsers. */
export function clientBrowser({ local, cookies, fetch, now, hasLocks = true }: SharedByTabs) {
	const tabs = new Set<EventTarget>();
	let queue: Promise<unknown> = Promise.resolve();
	const alone: Browser['alone'] = (_name, act) => {
		if (!hasLocks) return act();
		const turn = queue.then(act);
		queue = turn.catch(() => {});
		return turn;
	};
	return {
		open(options: ClientOptions = {}, tab = new WebStorage()): ClientPage {
			const window = new EventTarget();
			tabs.add(window);
			const [messages, events, warnings, navigations]: [unknown[], string[], string[], string[]] = [[], [], [], []];
			const [scripts, libraries] = [new Map<string, () => void>(), new Map<string, unknown>()];
			const location = { pathname: '/ingresar/', search: '' };
			const notifyOthers = (act: () => void) => {
				act();
				for (const other of tabs) if (other !== window) other.dispatchEvent(new Event('storage'));
			};
			const browser: Browser = {
				...{ fetch, now, alone },
				openLocal: () => ({
					getItem: (key) => local.getItem(key),
					setItem: (key, text) => notifyOthers(() => local.setItem(key, text)),
					removeItem: (key) => notifyOthers(() => local.removeItem(key)),
				}),
				openTab: () => tab,
				cookies: {
					get cookie() {
						return cookies.read();
					},
					set cookie(line) {
						cookies.write(line);
					},
				},
				events: {
					addEventListener: window.addEventListener.bind(window),
					removeEventListener: window.removeEventListener.bind(window),
					dispatchEvent: (event) => {
						events.push(event.type);
						return window.dispatchEvent(event);
					},
				},
				location: {
					origin: 'https://tn.test',
					get pathname() {
						return location.pathname;
					},
					get search() {
						return location.search;
					},
					assign: (address) => void navigations.push(String(address)),
				},
				post: (message) => void messages.push(message),
				load: async (address) => {
					const run = scripts.get(address);
					if (!run) throw new Error(`${address} could not be loaded`);
					run();
				},
				library: (name) => libraries.get(name),
				warn: (text) => void warnings.push(text),
			};
			return { client: openClient(options, browser), tab, messages, events, warnings, navigations, location, scripts, libraries };
		},
	};
}
