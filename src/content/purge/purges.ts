// Brings the purges of every process on the database to the listeners of this one: caches of documents (`PurgedCache`), the page cache and live
// stories (`modules.ts`), deliveries to caches in front (`content.ts`), and metrics (`program-metrics.ts`).
import type { Database } from '#platform/database';
import type { Log } from '#platform/log';
import { CoalescedTask } from '#platform/tasks/coalesced-task';
import type { Purge } from '../contract/contract.ts';
import { type Tables, tablesOf } from '../store/tables.ts';
import { currentSnapshot, outboxSince, purgeChannel } from './outbox.ts';
import { storedKeys } from './purge-keys.ts';

/** Is called with each purge. */
export type PurgeListener = (purge: Purge) => void;

/** How often (ms) the outbox is read without a notification: one may be lost with its connection. */
const pollMs = 700;

/** Reads the outbox and calls this process's listeners once with every publication, whichever process made it. */
export class Purges {
	readonly #tables: Tables;
	readonly #database: Database;
	readonly #log: Log;
	readonly #listeners = new Set<PurgeListener>();
	/** Rows that this snapshot does not see have not been emitted; undefined until `start`. */
	#snapshot: string | undefined;
	readonly #reading = new CoalescedTask(() => this.#read());
	#timer: NodeJS.Timeout | undefined;
	#stop: (() => Promise<void>) | undefined;

	constructor(database: Database, log: Log) {
		this.#database = database;
		this.#tables = tablesOf(database);
		this.#log = log;
	}

	/** Adds a listener. Returns the function that removes it. */
	subscribe(listener: PurgeListener): () => void {
		this.#listeners.add(listener);
		return () => void this.#listeners.delete(listener);
	}

	/** Whether this process receives purges. Before that nothing that it reads may be cached. */
	isListening(): boolean {
		return this.#snapshot !== undefined;
	}

	async start(): Promise<void> {
		this.#snapshot = await currentSnapshot(this.#tables);
		this.#stop = await this.#database.listen(purgeChannel, () => void this.catchUp());
		this.#timer = setInterval(() => void this.catchUp(), pollMs).unref();
	}

	/** Emits everything that was committed before this call. Never rejects: rows that cannot be read now are read the next time. */
	catchUp(): Promise<void> {
		return this.#reading.run();
	}

	/** Calls the listeners of this process. For changes that no publication makes, such as the end of an embargo. */
	emit(purge: Purge): void {
		for (const listener of this.#listeners) {
			try {
				listener(purge);
			} catch (error) {
				this.#log.error({ error }, 'a listener to purges failed');
			}
		}
	}

	async close(): Promise<void> {
		clearInterval(this.#timer);
		await this.#stop?.();
		await this.#reading.close();
	}

	async #read(): Promise<void> {
		try {
			await this.#readRows();
		} catch (error) {
			this.#log.warn({ error }, 'the outbox could not be read; the next round tries again');
		}
	}

	async #readRows(): Promise<void> {
		if (this.#snapshot === undefined) return;
		const { rows, snapshot } = await outboxSince(this.#tables, this.#snapshot);
		this.#snapshot = snapshot;
		for (const { keys, gone, madeAt } of rows) this.emit({ keys: storedKeys(keys), gone: storedKeys(gone), madeAt });
	}
}
