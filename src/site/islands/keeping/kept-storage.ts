// Where a browser keeps what its reader saves, reads and follows: the one place that knows the format. Other scripts read the lists with
// `readKept`. Every story page downloads this file, so it checks what it reads by hand: the schemas' library weighs twice what the rest does.
//
// Local storage has, for each list, `kiosco.saved`, `kiosco.read` and `kiosco.followed`: JSON arrays of `KeptEntry`, what this device alone
// has. `kiosco.account-kept` is a copy of the lists of the account, which belongs to one reader; see `AccountCopy`.
import { type KeptEntry, type KeptList, keptLists } from '#identity/contract';
import { read } from '../../client/storage.ts';

/** The copy of the account's lists, and what this device erased of them and has not told the account yet. */
export type AccountCopy = Readonly<Record<KeptList, readonly KeptEntry[]>> & {
	readonly uuid: string;
	/** When the lists were read from the account, in ms since 1970. */
	readonly readAt: number;
	readonly removed: readonly RemovedEntry[];
	/** Lists that were erased as a whole. */
	readonly erased: readonly KeptList[];
};

/** An entry that was removed, and when. */
type RemovedEntry = { readonly list: KeptList; readonly key: string; readonly at: number };

/** The session, as the identity client and the SDK store it. */
const sessionKey = 'ArcId.USER_INFO';
const accountKey = 'kiosco.account-kept';

/** The entries of a list that this device alone has, the newest first. What is damaged is left out, and gone after the next change. */
export const deviceEntries = (list: KeptList): readonly KeptEntry[] => entriesIn(parsed(read(`kiosco.${list}`)));

/** Stores the entries that this device alone has. Throws when storage is full or forbidden; then what was there stays. */
export function storeDeviceEntries(list: KeptList, entries: readonly KeptEntry[]): void {
	if (entries.length > 0) localStorage.setItem(`kiosco.${list}`, JSON.stringify(entries));
	else localStorage.removeItem(`kiosco.${list}`);
}

/** The copy of the lists of the reader who is signed in. One of another reader, or of one who left, is removed. */
export function accountCopy(): AccountCopy | undefined {
	const stored = parsed(read(accountKey, accountStore));
	const copy = isObject(stored) ? copyIn(stored) : undefined;
	if (copy && copy.uuid === signedInReader()) return copy;
	if (stored !== undefined) forgetAccountCopy();
	return undefined;
}

/** Stores the copy. Throws as `storeDeviceEntries` does. */
export const storeAccountCopy = (copy: AccountCopy): void => accountStore().setItem(accountKey, JSON.stringify(copy));

/** Removes the copy, as at a sign-out. */
export function forgetAccountCopy(): void {
	for (const open of [() => localStorage, () => sessionStorage]) {
		try {
			open().removeItem(accountKey);
		} catch {
			// Where storage is forbidden nothing is stored.
		}
	}
}

/** A copy without entries, of a reader whose lists were not read yet. */
export const emptyCopy = (uuid: string): AccountCopy => ({ uuid, readAt: 0, saved: [], read: [], followed: [], removed: [], erased: [] });

/** The uuid of the reader who is signed in; the inlined script marks the page while a session is stored. */
function signedInReader(): string | null {
	if (!document.documentElement.hasAttribute('data-session')) return null;
	const session = tabSession() ?? read(sessionKey);
	// A session in a cookie leaves its uuid in local storage.
	return /"uuid":"([^"]+)"/.exec(session ?? '')?.[1] ?? read('uuid-arc');
}

/** A session that ends with the tab keeps its reader's data in the tab too. */
const accountStore = (): Storage => (tabSession() === null ? localStorage : sessionStorage);

function tabSession(): string | null {
	const session = read(sessionKey, () => sessionStorage);
	return session?.includes('"accessToken"') ? session : null;
}

function copyIn(stored: object): AccountCopy | undefined {
	const of = (name: string): unknown => Reflect.get(stored, name);
	const [uuid, readAt, removed, erased] = [of('uuid'), of('readAt'), of('removed'), of('erased')];
	if (typeof uuid !== 'string' || typeof readAt !== 'number') return undefined;
	return {
		uuid,
		readAt,
		saved: entriesIn(of('saved')),
		read: entriesIn(of('read')),
		followed: entriesIn(of('followed')),
		removed: Array.isArray(removed) ? removed.filter(isRemoved) : [],
		erased: Array.isArray(erased) ? keptLists.filter((list) => erased.includes(list)) : [],
	};
}

const entriesIn = (stored: unknown): readonly KeptEntry[] => (Array.isArray(stored) ? stored.filter(isEntry) : []);

function isEntry(stored: unknown): stored is KeptEntry {
	if (!isObject(stored) || !('key' in stored && 'path' in stored && 'title' in stored && 'at' in stored)) return false;
	const { key, path, title, at } = stored;
	// Two slashes would lead to another site.
	return (
		typeof key === 'string' && typeof title === 'string' && typeof at === 'number' && typeof path === 'string' && /^\/(?![/\\])/.test(path)
	);
}

function isRemoved(stored: unknown): stored is RemovedEntry {
	if (!isObject(stored) || !('list' in stored && 'key' in stored && 'at' in stored)) return false;
	const { list, key, at } = stored;
	return keptLists.some((one) => one === list) && typeof key === 'string' && typeof at === 'number';
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function parsed(text: string | null): unknown {
	try {
		return text === null ? undefined : JSON.parse(text);
	} catch {
		return undefined;
	}
}
