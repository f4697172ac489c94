// The reading history of this device: records a story as read, unless the reader has turned that off.
import type { KeptEntry } from '#identity/contract';
import { announceKept, keep, readKept } from './kept-lists.ts';

/** In local storage: `on` or `off`, once the reader chose. */
const key = 'kiosco.history';

/** Whether read stories are recorded. They are by default; if a brand asks for consent for everything, only after the reader gave it. */
export function keepsHistory(): boolean {
	try {
		const chosen = localStorage.getItem(key);
		return chosen === null ? 'measured' in document.documentElement.dataset : chosen === 'on';
	} catch {
		return false;
	}
}

/** Turns the history of this device on or off. Listed stories stay. Where storage is forbidden there is no history. */
export function turnHistory(to: 'on' | 'off'): void {
	try {
		localStorage.setItem(key, to);
	} catch {
		return;
	}
	announceKept();
}

/** Lists a story as read once the page is seen; a page that was opened in a tab behind waits for that. */
export function recordRead(entry: Omit<KeptEntry, 'at'>): void {
	if (document.hidden) addEventListener('visibilitychange', () => recordRead(entry), { once: true });
	// A reload is not a second reading, and is not reported to the account.
	else if (keepsHistory() && readKept('read')[0]?.key !== entry.key) keep('read', entry);
}
