import { createContext, runInContext } from 'node:vm';
import { FormData, Headers, type RequestInit } from 'undici';
import { CookieJar } from './cookie-jar.ts';
import { loadSdk, type Sdk } from './load-sdk.ts';
import { Network } from './network.ts';
import { pageDocument, type Scripts } from './page-document.ts';
import { WebStorage } from './web-storage.ts';

/** A page with the SDK, and what the SDK did to the page. */
export type Page = {
	readonly Identity: Sdk;
	readonly sessionStorage: WebStorage;
	/** Messages passed to `window.postMessage`. */
	readonly messages: unknown[];
	/** Names of the events that were dispatched at the window. */
	readonly events: string[];
	/** Output of `console.warn`. */
	readonly warnings: string[];
	/** Output of `console.error`. */
	readonly errors: unknown[];
	readonly location: { href: string };
	/** The global object of the page, where third-party scripts define `FB`, `google` and `gapi`. */
	readonly window: Record<string, unknown>;
	/** Elements by id. */
	readonly elements: Map<string, unknown>;
	/** What third-party scripts do to the page. All other scripts fail to load. */
	readonly scripts: Scripts;
	/** Addresses of the scripts that the page requested. */
	readonly asked: string[];
	/** Reloads the page in the same tab. */
	reload(): Page;
};

export type BrowserOptions = {
	/** The origin of the pages, without a trailing slash. */
	readonly origin: string;
	/** The address of the identity service, for `Identity.options`. */
	readonly apiOrigin: string;
	readonly now: () => number;
};

/** A browser with the features that the SDK uses (contract 10.3). Its tabs share storage and cookies. */
export class Browser {
	readonly localStorage = new WebStorage();
	readonly cookies = new CookieJar();
	readonly network = new Network();
	readonly #options: BrowserOptions;

	constructor(options: BrowserOptions) {
		this.#options = options;
	}

	/** Requests of all tabs, the oldest first. */
	get sent() {
		return this.network.sent;
	}

	/** Opens a page in the tab that owns the given storage; default: a new tab. */
	open(sessionStorage = new WebStorage()): Page {
		const page = this.#emptyPage(sessionStorage);
		const Identity = loadSdk(createContext(page.window));
		Identity.options({ apiOrigin: this.#options.apiOrigin });
		return { ...page, Identity };
	}

	close(): Promise<void> {
		return this.network.close();
	}

	#emptyPage(sessionStorage: WebStorage): Omit<Page, 'Identity'> {
		const { origin, now } = this.#options;
		const page = {
			sessionStorage,
			messages: [] as unknown[],
			events: [] as string[],
			warnings: [] as string[],
			errors: [] as unknown[],
			location: { href: `${origin}/` },
			elements: new Map<string, unknown>(),
			scripts: new Map() as Scripts,
			asked: [] as string[],
			window: {} as Record<string, unknown>,
			reload: () => this.open(sessionStorage),
		};
		Object.assign(page.window, this.#globals(page));
		createContext(page.window);
		runInContext(`globalThis.window = globalThis; ${movedDate}`, page.window)(now);
		return page;
	}

	#globals({ sessionStorage, messages, events, warnings, errors, location, ...parts }: Omit<Page, 'Identity'>) {
		const { network, localStorage, cookies } = this;
		const target = new EventTarget();
		return {
			localStorage,
			sessionStorage,
			location,
			navigator: { languages: ['es-AR'], language: 'es-AR' },
			document: pageDocument({ cookies, ...parts }),
			postMessage: (message: unknown) => void messages.push(message),
			addEventListener: target.addEventListener.bind(target),
			removeEventListener: target.removeEventListener.bind(target),
			dispatchEvent: (event: Event) => {
				events.push(event.type);
				return target.dispatchEvent(event);
			},
			fetch: (address: string, init?: RequestInit) => network.fetch(location.href, address, init),
			console: {
				log() {},
				info() {},
				error: (...told: readonly unknown[]) => void errors.push(...told),
				warn: (text: string) => void warnings.push(text),
			},
			...{ CustomEvent, Event, Headers, FormData, URL, URLSearchParams, atob, setTimeout },
		};
	}
}

/** The page uses the clock of the service, so that a test can advance both. */
const movedDate = `(now) => {
	const RealDate = Date;
	globalThis.Date = class extends RealDate {
		constructor(...parts) { if (parts.length === 0) super(now()); else super(...parts); }
		static now() { return now(); }
	};
}`;
