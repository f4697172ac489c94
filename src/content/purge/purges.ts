import type { Database } from '#platform/database';
import type { Log } from '#platform/log';
import type { PurgeKey } from '../contract/contract.ts';
import { type Tables, tablesOf } from '../store/tables.ts';
import { newsSince, purgeChannel, snapshotNow } from './outbox.ts';
import { storedKeys } from './purge-keys.ts';

/** What pages have to be made anew; those of `gone` may not even be shown as stale copies. */
export type Purge = { readonly keys: readonly PurgeKey[]; readonly gone: readonly PurgeKey[] };

export type PurgeListener = (purge: Purge) => void;

/** How often rows are looked for without a notice: one may have been lost with its connection. */
const everyMs = 700;

/** Hears every publication of every process on the database once, and tells it to this process. */
export class Purges {
	readonly #tables: Tables;
	readonly #database: Database;
	readonly #log: Log;
	readonly #listeners = new Set<PurgeListener>();
	#snapshot: string | undefined;
	#running: Promise<void> | undefined;
	#again = false;
	#timer: NodeJS.Timeout | undefined;
	#stop: (() => Promise<void>) | undefined;

	constructor(database: Database, log: Log) {
		this.#database = database;
		this.#tables = tablesOf(database);
		this.#log = log;
	}

	/** Gives what ends the listening. */
	listen(hear: PurgeListener): () => void {
		this.#listeners.add(hear);
		return () => void this.#listeners.delete(hear);
	}

	/** Whether changes are heard: what is read from now on is told when it changes. */
	isHearing(): boolean {
		return this.#snapshot !== undefined;
	}

	async start(): Promise<void> {
		this.#snapshot = await snapshotNow(this.#tables);
		this.#stop = await this.#database.listen(purgeChannel, () => void this.catchUp());
		this.#timer = setInterval(() => void this.catchUp(), everyMs).unref();
	}

	/** Tells all that was committed before this call. Never fails: what could not be read is read the next time. */
	async catchUp(): Promise<void> {
		if (this.#running) {
			this.#again = true;
			return this.#running;
		}
		this.#running = this.#read().finally(() => {
			this.#running = undefined;
		});
		await this.#running;
	}

	/** For changes that no publication makes: an embargo that ends. */
	tell(purge: Purge): void {
		for (const hear of this.#listeners) {
			try {
				hear(purge);
			} catch (error) {
				this.#log.error({ error }, 'a listener to purges failed');
			}
		}
	}

	async close(): Promise<void> {
		clearInterval(this.#timer);
		await this.#stop?.();
		await this.#running;
	}

	async #read(): Promise<void> {
		do {
			this.#again = false;
			try {
				await this.#readOnce();
			} catch (error) {
				this.#log.warn({ error }, 'publications could not be read; they will be');
			}
		} while (this.#again);
	}

	async #readOnce(): Promise<void> {
		if (this.#snapshot === undefined) return;
		const news = await newsSince(this.#tables, this.#snapshot);
		this.#snapshot = news.snapshot;
		for (const row of news.rows) this.tell({ keys: storedKeys(row.keys), gone: storedKeys(row.gone) });
	}
}
