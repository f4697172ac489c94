// Copies, in the browser's storage, of texts that are not on the server yet. Each brand has a database, and each story one copy with the version that
// it was made from. The texts are stored as steps, since a text is kept with each key.
import * as v from 'valibot';
import { brandHere } from '../places.ts';
import { CopyLog, copyOf, headSchema } from './copy-log.ts';
import type { LocalCopy } from './local-copy.ts';

/** Where copies are kept. Its methods reject when the browser has no room or no storage. */
export type LocalCopies = {
	keep(copy: LocalCopy): Promise<void>;
	find(id: string): Promise<LocalCopy | undefined>;
	all(): Promise<readonly LocalCopy[]>;
	drop(id: string): Promise<void>;
};

const stores = { heads: 'copies', steps: 'steps' } as const;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
	new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});

/** Resolves when a transaction is written to the storage. */
const finished = (transaction: IDBTransaction): Promise<void> =>
	new Promise((resolve, reject) => {
		transaction.oncomplete = () => resolve();
		transaction.onerror = () => reject(transaction.error);
		transaction.onabort = () => reject(transaction.error);
	});

function open(): Promise<IDBDatabase> {
	const request = indexedDB.open(`kiosco-copias-${brandHere()}`, 1);
	request.onupgradeneeded = () => {
		request.result.createObjectStore(stores.heads, { keyPath: 'id' });
		request.result.createObjectStore(stores.steps, { keyPath: ['id', 'at'] });
	};
	return settled(request);
}

/** All steps of a story: an array follows every number. */
const stepsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id], [id, []]);

/** Keeps copies in IndexedDB, which outlives the tab and the browser. */
export function browserCopies(): LocalCopies {
	let database: Promise<IDBDatabase> | undefined;
	let log = new CopyLog();
	const begin = async (mode: IDBTransactionMode) => {
		database ??= open();
		const transaction = (await database).transaction(Object.values(stores), mode);
		return { transaction, heads: transaction.objectStore(stores.heads), steps: transaction.objectStore(stores.steps) };
	};
	const write = async (copy: LocalCopy): Promise<void> => {
		const { transaction, heads, steps } = await begin('readwrite');
		const known = v.safeParse(headSchema, await settled(heads.get(copy.id)));
		if (!known.success || known.output.log !== log.name || log.isLong) {
			log = new CopyLog();
			steps.delete(stepsOf(copy.id));
		}
		const added = log.add(copy);
		for (const step of added.steps) steps.put(step);
		heads.put(added.head);
		return finished(transaction);
	};
	return {
		keep: (copy) =>
			write(copy).catch((fault: unknown) => {
				// What the log has is not all stored.
				log = new CopyLog();
				throw fault;
			}),
		find: async (id) => {
			const { heads, steps } = await begin('readonly');
			return copyOf(...(await Promise.all([settled(heads.get(id)), settled(steps.getAll(stepsOf(id)))])));
		},
		all: async () => {
			const { heads, steps } = await begin('readonly');
			const ids = await settled(heads.getAllKeys());
			const copies = await Promise.all(
				ids.map(async (id) => copyOf(...(await Promise.all([settled(heads.get(id)), settled(steps.getAll(stepsOf(String(id))))])))),
			);
			return copies.filter((copy) => copy !== undefined);
		},
		drop: async (id) => {
			const { transaction, heads, steps } = await begin('readwrite');
			heads.delete(id);
			steps.delete(stepsOf(id));
			// A page that is being closed would not commit it.
			transaction.commit();
			return finished(transaction);
		},
	};
}
