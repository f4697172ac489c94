import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import type { Log } from '../log.ts';
import { connectFault, queryFault } from './database-unavailable.ts';

/** The pool as Kysely sees it: whatever means "no answer now" comes out as `DatabaseUnavailable`. */
export function guardedPool(pool: pg.Pool, log: Log): PostgresPool {
	pool.on('error', (error) => log.warn({ error }, 'an idle connection to the database broke'));
	// One that breaks in use tells whoever uses it, and would end the process if nobody heard the event too.
	pool.on('connect', (client) => client.on('error', () => {}));
	return {
		options: pool.options,
		connect: async () => {
			try {
				return new GuardedClient(await pool.connect());
			} catch (error) {
				throw connectFault(error);
			}
		},
		end: () => pool.end(),
	};
}

class GuardedClient implements PostgresPoolClient {
	readonly #client: PostgresPoolClient;

	constructor(client: PostgresPoolClient) {
		this.#client = client;
	}

	query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
	query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
	query(query: string | PostgresCursor<unknown>, parameters: readonly unknown[] = []) {
		return typeof query === 'string' ? this.#run(query, parameters) : this.#client.query(query);
	}

	release(destroy?: boolean): void {
		this.#client.release(destroy);
	}

	async #run(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
		try {
			return await this.#client.query<unknown>(sql, parameters);
		} catch (error) {
			throw queryFault(error);
		}
	}
}
