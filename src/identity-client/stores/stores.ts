import type { Browser } from '../browser.ts';
import { cookieStore } from './cookie-store.ts';
import { type TextStore, webTextStore } from './text-store.ts';

/** Where a session may lie; it is looked for from the first on, and a new one goes to the first that lasts as it shall (SES-07). */
type SessionStore = TextStore & { readonly lasts: boolean };

export type Stores = {
	readonly local: TextStore;
	readonly tab: TextStore;
	readonly session: readonly SessionStore[];
};

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
