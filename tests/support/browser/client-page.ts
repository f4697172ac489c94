import { type Browser, type Client, type ClientOptions, openClient } from '#identity-client';
import type { CookieJar } from '../sdk/cookie-jar.ts';
import { WebStorage } from '../sdk/web-storage.ts';

/** A page with our client, and what the client did to the page. */
export type ClientPage = {
	readonly client: Client;
	readonly tab: WebStorage;
	/** Messages posted to the page. */
	readonly messages: unknown[];
	/** Names of the events dispatched at the window. */
	readonly events: string[];
	readonly warnings: string[];
	/** Addresses that the page navigated to. */
	readonly went: string[];
	readonly location: { pathname: string; search: string };
	/** What third-party scripts define in the page, by the address and the name of the script. */
	readonly scripts: Map<string, () => void>;
	readonly libraries: Map<string, unknown>;
};

/** What the tabs of a browser share. */
export type SharedByTabs = {
	readonly local: WebStorage;
	readonly cookies: CookieJar;
	readonly fetch: Browser['fetch'];
	now(): number;
	/** Without locks, as on a page without TLS, refreshes of two tabs may meet. */
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
			const [messages, events, warnings, went]: [unknown[], string[], string[], string[]] = [[], [], [], []];
			const [scripts, libraries] = [new Map<string, () => void>(), new Map<string, unknown>()];
			const location = { pathname: '/ingresar/', search: '' };
			const tellOthers = (act: () => void) => {
				act();
				for (const other of tabs) if (other !== window) other.dispatchEvent(new Event('storage'));
			};
			const browser: Browser = {
				...{ fetch, now, alone, language: 'es-AR' },
				openLocal: () => ({
					getItem: (key) => local.getItem(key),
					setItem: (key, text) => tellOthers(() => local.setItem(key, text)),
					removeItem: (key) => tellOthers(() => local.removeItem(key)),
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
					assign: (address) => void went.push(String(address)),
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
			return { client: openClient(options, browser), tab, messages, events, warnings, went, location, scripts, libraries };
		},
	};
}
