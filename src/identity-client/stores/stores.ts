import type { Browser } from '../browser.ts';
import { cookieStore } from './cookie-store.ts';
import { type TextStore, webTextStore } from './text-store.ts';

/** A store that may hold the session. `lasts`: it outlives the tab or the browser's session. */
type SessionStore = TextStore & { readonly lasts: boolean };

/** The storage of the browser that the client uses. */
export type Stores = {
	/** Outlives the tab. */
	readonly local: TextStore;
	/** Ends with the tab. */
	readonly tab: TextStore;
	/** Searched for the session in this order; a new session goes to the first one with the `lasts` that is wanted (SES-07). */
	readonly session: readonly SessionStore[];
};

/** With `baseDomain` the session is shared by that domain's hosts in a cookie. */
export function openStores(browser: Browser, baseDomain: string | undefined): Stores {
	const local = webTextStore(browser.openLocal);
	const tab = webTextStore(browser.openTab);
	const web = [
		{ ...tab, lasts: false },
		{ ...local, lasts: true },
	];
	const cookie = (lasts: boolean) => (baseDomain === undefined ? [] : [{ ...cookieStore(browser, baseDomain, lasts), lasts }]);
	return { local, tab, session: [...cookie(false), ...cookie(true), ...web] };
}
