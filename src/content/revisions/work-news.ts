import { type RawBuilder, sql } from 'kysely';
import type { BrandId } from '#brands';
import type { Database } from '#platform/database';
import type { DocumentKey } from '../store/tables.ts';

/** Is called with the revision of the text; without one when texts may have been missed. */
export type WorkListener = (revision?: string) => void;

/** PostgreSQL notifies this channel of each new text of a work. */
const channel = 'content_work';

const nameOf = (brand: string, id: string): string => `${brand}/${id}`;

/** The call that tells all processes of a new text, when its transaction is committed. */
export const newsOfText = ({ brand, id }: Omit<DocumentKey, 'kind'>, revision: string): RawBuilder<unknown> =>
	sql`pg_notify(${channel}, ${`${revision} ${nameOf(brand, id)}`})`;

/** Brings the news of texts that any process stored to those in this process who have the works open. */
export class WorkNews {
	readonly #database: Database;
	readonly #listeners = new Map<string, Set<WorkListener>>();
	#stop: (() => Promise<void>) | undefined;

	constructor(database: Database) {
		this.#database = database;
	}

	async start(): Promise<void> {
		this.#stop = await this.#database.listen(channel, (payload) => this.#tell(payload));
	}

	/** Calls a listener at each new text of a work. Returns the function that removes the listener. */
	follow(brand: BrandId, id: string, listener: WorkListener): () => void {
		const name = nameOf(brand, id);
		const listeners = this.#listeners.get(name) ?? new Set();
		this.#listeners.set(name, listeners.add(listener));
		return () => {
			listeners.delete(listener);
			if (listeners.size === 0 && this.#listeners.get(name) === listeners) this.#listeners.delete(name);
		};
	}

	async close(): Promise<void> {
		await this.#stop?.();
	}

	/** The payload is empty after a lost connection. */
	#tell(payload: string): void {
		if (payload === '') {
			for (const listeners of this.#listeners.values()) for (const listener of listeners) listener();
			return;
		}
		const space = payload.indexOf(' ');
		const listeners = this.#listeners.get(payload.slice(space + 1)) ?? [];
		for (const listener of listeners) listener(payload.slice(0, space));
	}
}
