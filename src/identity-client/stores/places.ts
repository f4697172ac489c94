import type { Browser } from '../browser.ts';
import { cookiePlace } from './cookie-place.ts';
import { type Place, webPlace } from './place.ts';

/** Where a session may lie; it is looked for from the first on, and a new one goes to the first that lasts as it shall (SES-07). */
type SessionPlace = Place & { readonly lasts: boolean };

export type Places = {
	readonly local: Place;
	readonly tab: Place;
	readonly ofSession: readonly SessionPlace[];
};

export function openPlaces(browser: Browser, baseDomain: string | undefined): Places {
	const local = webPlace(browser.openLocal);
	const tab = webPlace(browser.openTab);
	const web = [
		{ ...tab, lasts: false },
		{ ...local, lasts: true },
	];
	const cookie = (lasts: boolean) => (baseDomain === undefined ? [] : [{ ...cookiePlace(browser, baseDomain, lasts), lasts }]);
	return { local, tab, ofSession: [...cookie(false), ...cookie(true), ...web] };
}
