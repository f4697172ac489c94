// The message that one account page leaves for the next, in the storage of the tab. Forms that were posted
// without scripts use a cookie, `told-cookie.ts`.
import { pageClient } from '#identity-client';
import { isTold, type Told } from './told.ts';

/** In the tab's storage, from the page of one step until that of the next reads it. */
const key = 'kiosco.told';

/** Leaves a message for the next account page of this tab. */
export const tell = (told: Told): void => pageClient().stores.tab.set(key, told);

/** Returns the message of the page before, and removes it. */
export function takeTold(): Told | undefined {
	const { tab } = pageClient().stores;
	const told = tab.get(key);
	if (told === null) return undefined;
	tab.remove(key);
	return isTold(told) ? told : undefined;
}
