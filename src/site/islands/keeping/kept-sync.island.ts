// Decides when the saved, read and followed lists of this device are synced with the reader's account, and tells the service worker which
// pages to keep. Needs the browser: the session and the lists are in its storage. Without scripts a device keeps nothing.
import { pageClient, watchSession } from '#identity-client';
import { keepSavedPages } from './keep-saved-pages.ts';
import { announceKept, keptEvent } from './kept-lists.ts';
import { forgetAccountCopy } from './kept-storage.ts';
import { syncKept } from './sync-kept.ts';

/** Syncs now, after each change, and when a reader signs in; forgets the lists of the account when the reader signs out. */
export function mount(): void {
	const client = pageClient();
	// Changes that cannot be sent now are sent from the next page.
	const sync = (isAnew?: boolean) => void syncKept(client, isAnew).catch(() => undefined);
	watchSession(client, (uuid) => {
		if (uuid !== undefined) return sync(true);
		forgetAccountCopy();
		announceKept('account');
	});
	addEventListener(keptEvent, (event) => {
		if (event instanceof CustomEvent && event.detail === 'reader') sync();
	});
	keepSavedPages();
	sync(showsLists());
}

/** Whether the page is one of those that list what the reader keeps. */
const showsLists = (): boolean => document.querySelector('[data-island=kept-stories],[data-island=for-you]') !== null;
