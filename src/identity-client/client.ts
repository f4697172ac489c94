import { type Browser, thisBrowser } from './browser.ts';
import { openStores, type Stores } from './stores/stores.ts';

/** The browser's side of a reader's account on one page. Everything takes it first, so a page gets the code of the calls that it makes. */
export type Client = {
	readonly browser: Browser;
	/** Address of the service without a slash at its end; empty for that of the page (API-01). */
	readonly origin: string;
	readonly stores: Stores;
	/** What is being asked for, by its name (SES-09). */
	readonly pending: Map<string, Promise<unknown>>;
	/** How long an answer is waited for, in ms. */
	readonly timeout: number;
};

export type ClientOptions = {
	readonly origin?: string;
	/** Domain whose hosts share the session: it is then kept in a cookie, as the SDK's option of this name does. */
	readonly baseDomain?: string;
	readonly timeout?: number;
};

export function openClient({ origin = '', baseDomain, timeout = 15_000 }: ClientOptions = {}, browser: Browser = thisBrowser()): Client {
	return { browser, origin: origin.replace(/\/$/, ''), stores: openStores(browser, baseDomain), pending: new Map(), timeout };
}

const ofPages = new WeakMap<object, Client>();

/** The one client of the page: parts that know nothing of each other share what they ask for (SES-09). */
export function pageClient(): Client {
	const client = ofPages.get(document) ?? openClient();
	ofPages.set(document, client);
	return client;
}

/** Asks once for what several want at the same time; all get the one answer. */
export function shared<Given>({ pending }: Client, name: string, ask: () => Promise<Given>): Promise<Given>;
export function shared({ pending }: Client, name: string, ask: () => Promise<unknown>): Promise<unknown> {
	const asked = pending.get(name);
	if (asked) return asked;
	const answer = ask().finally(() => pending.delete(name));
	pending.set(name, answer);
	return answer;
}
