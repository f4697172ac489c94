import { type Browser, thisBrowser } from './browser.ts';
import type { Session } from './stores/session.ts';
import { openStores, type Stores } from './stores/stores.ts';

/** Reader accounts on one page. Each function takes the client first, so that a page downloads only the functions it imports. */
export type Client = {
	readonly browser: Browser;
	/** Origin of the service, without a slash at the end; empty for the page's own origin (API-01). */
	readonly origin: string;
	readonly stores: Stores;
	/** Reads under way, by token and address (SES-09). */
	readonly pending: Flights<unknown>;
	/** Controllers that abort the reads under way that carry a token. */
	readonly stops: Set<AbortController>;
	/** The renewal of the session under way. */
	readonly renewals: Flights<Session>;
	/** How long to wait for an answer, in ms. */
	readonly timeout: number;
};

export type ClientOptions = {
	/** Defaults to the page's own origin. */
	readonly origin?: string | undefined;
	/** Domain whose hosts share the session. It is then stored in a cookie, as with the SDK's option of this name. */
	readonly baseDomain?: string | undefined;
	/** ms; default: 15,000. */
	readonly timeout?: number;
};

/** Creates a client. It sends nothing until a function of this module uses it. */
export function openClient({ origin = '', baseDomain, timeout = 15_000 }: ClientOptions = {}, browser: Browser = thisBrowser()): Client {
	const stores = openStores(browser, baseDomain);
	return { browser, origin: origin.replace(/\/$/, ''), stores, pending: new Map(), stops: new Set(), renewals: new Map(), timeout };
}

const clients = new WeakMap<object, Client>();

/**
 * The single client of the page. Independent parts of a page share it, and so their requests (SES-09). Its settings are attributes of
 * `<html>`: the origin of the service (API-01) and the domain that shares the session (LIM-03).
 */
export function pageClient(): Client {
	const { accounts: origin, sessionDomain: baseDomain } = document.documentElement.dataset;
	const client = clients.get(document) ?? openClient({ origin, baseDomain });
	clients.set(document, client);
	return client;
}

type Flights<Value> = Map<string, Promise<Value>>;

/** Runs `act`, unless it already runs under this key: then all callers get the result of that run. */
export function singleFlight<Value>(flights: Flights<Value>, key: string, act: () => Promise<Value>): Promise<Value> {
	const running = flights.get(key);
	if (running) return running;
	const flight = act().finally(() => flights.delete(key));
	flights.set(key, flight);
	return flight;
}
