// Queries on a pool. Errors that mean "no answer now" are thrown as `DatabaseUnavailable`, and each query is a step of its request's trace.
import { createHash } from 'node:crypto';
import { type CompiledQuery, type DatabaseConnection, PostgresDialect, type QueryResult } from 'kysely';
import type pg from 'pg';
import type { Log } from '../log.ts';
import { queryStep } from '../tracing/query-step.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { DatabaseDriver } from './database-driver.ts';
import { connectFault, queryFault } from './database-unavailable.ts';

/** Where queries go, and what traces them; undefined: nothing does. */
export type QuerySource = Pick<DatabaseDriver, 'kind' | 'pool'> & { readonly tracing: Pick<Tracing, 'step'> | undefined };

/** Kysely's PostgreSQL dialect on a pool. */
export function guardedDialect({ pool, tracing }: QuerySource, log: Log): PostgresDialect {
	pool.on('error', (error) => log.warn({ error }, 'an idle connection to the database broke'));
	// A connection that breaks in use rejects its query and emits this event too. Without a listener the event ends the process.
	pool.on('connect', (client) => client.on('error', () => {}));
	return new PostgresDialect({
		pool: { options: pool.options, connect: () => connectFrom(pool), end: () => pool.end() },
		onCreateConnection: async (connection) => guardConnection(connection, tracing),
	});
}

/** Runs a statement with the values of `$1`, `$2` and so on, and resolves to its rows. */
export type PreparedStatement<Row> = (...values: readonly unknown[]) => Promise<readonly Row[]>;

/**
 * A statement that each connection to PostgreSQL parses once. PGlite parses it on every call: all its connections share one session, so
 * preparing the same name on a second connection would fail.
 */
export function preparedStatement<Row extends object>({ kind, pool, tracing }: QuerySource, text: string): PreparedStatement<Row> {
	const named = kind === 'postgres' ? { name: createHash('sha256').update(text).digest('base64url') } : {};
	return async (...values) => {
		const client = await connectFrom(pool);
		const query = () => client.query<Row>({ ...named, text, values: [...values] });
		const { rows } = await guarded({ text, run: query, tracing }).finally(() => client.release());
		return rows;
	};
}

/** A connection of the pool. Throws `DatabaseUnavailable` when there is none now. */
const connectFrom = (pool: pg.Pool): Promise<pg.PoolClient> =>
	pool.connect().catch((error: unknown) => {
		throw connectFault(error);
	});

// Replaces the method of the connection itself: Kysely's driver recognises only its own connections.
function guardConnection(connection: DatabaseConnection, tracing: QuerySource['tracing']): void {
	const execute = connection.executeQuery;
	connection.executeQuery = <Row>(query: CompiledQuery) =>
		guarded({
			text: query.sql,
			run: () => execute.call<DatabaseConnection, [CompiledQuery], Promise<QueryResult<Row>>>(connection, query),
			tracing,
		});
}

type Query<Result> = { readonly text: string; readonly run: () => Promise<Result>; readonly tracing: QuerySource['tracing'] };

async function guarded<Result>({ text, run, tracing }: Query<Result>): Promise<Result> {
	try {
		return await (tracing ? tracing.step(() => queryStep(text), run) : run());
	} catch (error) {
		throw queryFault(error);
	}
}
