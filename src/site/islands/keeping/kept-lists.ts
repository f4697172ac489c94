// Reads and changes the lists that a reader keeps: saved, read and followed. Each joins what this device has and what the account has.
// Changes are written to storage at once; where a reader is signed in, `kept-sync` tells the account.
import { type KeptEntry, type KeptList, keptLimits, newestOfEach } from '#identity/contract';
import { type AccountCopy, accountCopy, deviceEntries, storeAccountCopy, storeDeviceEntries } from './kept-storage.ts';

/** Event at the window after this page changed what the reader keeps; other tabs get `storage`. */
export const keptEvent = 'kiosco.kept';

/** Calls `changed` when the lists may have changed, in this tab or another. */
export function watchKept(changed: () => void): void {
	for (const event of [keptEvent, 'storage', 'kiosco.session']) addEventListener(event, changed);
}

/** Tells the parts of this page that the lists have changed, through the reader or through the account. */
export const announceKept = (by: 'reader' | 'account' = 'reader'): boolean => dispatchEvent(new CustomEvent(keptEvent, { detail: by }));

/** A list, the newest entry first, each key once. */
export function readKept(list: KeptList): readonly KeptEntry[] {
	const removed = new Set(accountCopy()?.removed.flatMap((one) => (one.list === list ? [one.key] : [])));
	const ofAccount = accountCopy()?.[list].filter(({ key }) => !removed.has(key)) ?? [];
	return newestOfEach([...deviceEntries(list), ...ofAccount]);
}

/** The result of keeping an entry: `full` when the list has no room, `no-room` when the browser's storage has none or is forbidden. */
export type KeepResult = 'kept' | 'full' | 'no-room';

/** Keeps an entry as of now. Of stories that were read the newest stay; the other lists refuse what is too much. */
export function keep(list: KeptList, entry: Omit<KeptEntry, 'at'>): KeepResult {
	const others = readKept(list).filter(({ key }) => key !== entry.key);
	if (list !== 'read' && others.length >= keptLimits[list]) return 'full';
	const own = deviceEntries(list).filter(({ key }) => key !== entry.key);
	return attempt(() => {
		storeDeviceEntries(list, [{ ...entry, at: Date.now() }, ...own].slice(0, keptLimits[list]));
		changeCopy((copy) => ({ removed: copy.removed.filter((one) => one.list !== list || one.key !== entry.key) }));
	});
}

/** Removes an entry, here and in the account. */
export function remove(list: KeptList, key: string): KeepResult {
	return attempt(() => {
		storeDeviceEntries(
			list,
			deviceEntries(list).filter((entry) => entry.key !== key),
		);
		changeCopy((copy) => ({ removed: [...copy.removed, { list, key, at: Date.now() }] }));
	});
}

/** Erases a list, here and in the account. */
export function erase(list: KeptList): KeepResult {
	return attempt(() => {
		storeDeviceEntries(list, []);
		changeCopy((copy) => ({ [list]: [], erased: [...copy.erased.filter((one) => one !== list), list] }));
	});
}

function attempt(change: () => void): KeepResult {
	try {
		change();
	} catch {
		return 'no-room';
	}
	announceKept();
	return 'kept';
}

function changeCopy(change: (copy: AccountCopy) => Partial<AccountCopy>): void {
	const copy = accountCopy();
	if (copy) storeAccountCopy({ ...copy, ...change(copy) });
}
