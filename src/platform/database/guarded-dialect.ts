import { type CompiledQuery, type DatabaseConnection, PostgresDialect, type QueryResult } from 'kysely';
import type pg from 'pg';
import type { Log } from '../log.ts';
import type { TraceQuery } from '../tracing/trace-query.ts';
import { connectFault, queryFault } from './database-unavailable.ts';

/** Kysely's PostgreSQL dialect on a pool. Errors that mean "no answer now" are thrown as `DatabaseUnavailable`. */
export function guardedDialect(pool: pg.Pool, log: Log, trace: TraceQuery): PostgresDialect {
	pool.on('error', (error) => log.warn({ error }, 'an idle connection to the database broke'));
	// A connection that breaks in use rejects its query and emits this event too. Without a listener the event ends the process.
	pool.on('connect', (client) => client.on('error', () => {}));
	return new PostgresDialect({
		pool: { options: pool.options, connect: () => connectFrom(pool), end: () => pool.end() },
		onCreateConnection: async (connection) => guardQueries(connection, trace),
	});
}

/** A connection of the pool. Throws `DatabaseUnavailable` when there is none now. */
export const connectFrom = (pool: pg.Pool): Promise<pg.PoolClient> =>
	pool.connect().catch((error: unknown) => {
		throw connectFault(error);
	});

// Replaces the method of the connection itself: Kysely's driver recognises only its own connections.
function guardQueries(connection: DatabaseConnection, trace: TraceQuery): void {
	const execute = connection.executeQuery;
	connection.executeQuery = async <Row>(query: CompiledQuery) => {
		try {
			return await trace(query.sql, () => execute.call<DatabaseConnection, [CompiledQuery], Promise<QueryResult<Row>>>(connection, query));
		} catch (error) {
			throw queryFault(error);
		}
	};
}
