// One sync of the kept lists with the account of the signed-in reader: sends what changed here, then reads the account's lists.
import { endpoints, type KeptEntry, type KeptList, keptBatch, keptLists } from '#identity/contract';
import { type Client, callFor, signedInUuid } from '#identity-client';
import { announceKept } from './kept-lists.ts';
import {
	type AccountCopy,
	accountCopy,
	deviceEntries,
	emptyCopy,
	forgetAccountCopy,
	storeAccountCopy,
	storeDeviceEntries,
} from './kept-storage.ts';

type ListedEntry = KeptEntry & { readonly list: KeptList };

/** How long the copy of the account's lists may be shown before it is read again, in ms. */
const freshFor = 300_000;

/**
 * Tells the account what changed here, and reads its lists when the copy is old or `isAnew`. One tab at a time does this. Throws what the
 * service or the network says; then all stays as it was, for the next time.
 */
export function syncKept(client: Client, isAnew = false): Promise<void> {
	return client.browser.alone('kiosco.kept', async () => {
		const uuid = signedInUuid(client);
		if (uuid === undefined) return forgetAccountCopy();
		const copy = () => accountCopy() ?? emptyCopy(uuid);
		await tellErased(client, copy);
		const wasFull = await tellChanges(client, copy);
		if (isAnew || wasFull || client.browser.now() - copy().readAt > freshFor) await readAccount(client, copy);
	});
}

type ReadCopy = () => AccountCopy;

async function tellErased(client: Client, copy: ReadCopy): Promise<void> {
	for (const list of copy().erased) {
		await callFor(client, endpoints.eraseKept, { params: { list } });
		storeAccountCopy({ ...copy(), erased: copy().erased.filter((one) => one !== list) });
	}
}

/** Sends the entries of this device and what was removed, a batch at a time. Returns whether a list of the account was full. */
async function tellChanges(client: Client, copy: ReadCopy): Promise<boolean> {
	const entries = keptLists.flatMap((list) => deviceEntries(list).map((entry) => ({ ...entry, list })));
	const { removed } = copy();
	let wasFull = false;
	for (let from = 0; from < Math.max(entries.length, removed.length); from += keptBatch) {
		const [add, remove] = [entries.slice(from, from + keptBatch), removed.slice(from, from + keptBatch)];
		const { full } = await callFor(client, endpoints.changeKept, { body: { add, remove } });
		wasFull ||= full.length > 0;
		const taken = add.filter(({ list }) => !full.includes(list));
		const gone = new Set(remove.map(({ list, key }) => `${list} ${key}`));
		storeAccountCopy(withChanges(copy(), taken, gone));
		dropFromDevice(taken);
	}
	return wasFull;
}

/** The copy with entries that the account took, and without those that it removed. */
function withChanges(copy: AccountCopy, taken: readonly ListedEntry[], gone: ReadonlySet<string>): AccountCopy {
	const changed = (list: KeptList) => {
		const fresh = taken.filter((entry) => entry.list === list);
		const keys = new Set(fresh.map(({ key }) => key));
		return [...fresh.map(withoutList), ...copy[list].filter(({ key }) => !keys.has(key) && !gone.has(`${list} ${key}`))];
	};
	const lists = { saved: changed('saved'), read: changed('read'), followed: changed('followed') };
	return { ...copy, ...lists, removed: copy.removed.filter(({ list, key }) => !gone.has(`${list} ${key}`)) };
}

const withoutList = ({ key, path, title, at }: ListedEntry): KeptEntry => ({ key, path, title, at });

/** Entries that the account has are removed from the device, except one that was kept again meanwhile. */
function dropFromDevice(taken: readonly ListedEntry[]): void {
	const times = new Map(taken.map(({ list, key, at }) => [`${list} ${key}`, at]));
	for (const list of keptLists) {
		const own = deviceEntries(list);
		const left = own.filter(({ key, at }) => at > (times.get(`${list} ${key}`) ?? Number.NEGATIVE_INFINITY));
		if (left.length < own.length) storeDeviceEntries(list, left);
	}
}

async function readAccount(client: Client, copy: ReadCopy): Promise<void> {
	const { entries } = await callFor(client, endpoints.ownKept);
	const of = (list: KeptList) => entries.filter((entry) => entry.list === list).map(withoutList);
	storeAccountCopy({ ...copy(), readAt: client.browser.now(), saved: of('saved'), read: of('read'), followed: of('followed') });
	dropFromDevice(entries);
	announceKept('account');
}
