import { createHash } from 'node:crypto';
import type { TraceQuery } from '../tracing/trace-query.ts';
import type { DatabaseDriver } from './database-driver.ts';
import { queryFault } from './database-unavailable.ts';
import { connectFrom } from './guarded-dialect.ts';

/** Runs a statement with the values of `$1`, `$2` and so on, and resolves to its rows. */
export type PreparedStatement<Row> = (...values: readonly unknown[]) => Promise<readonly Row[]>;

/**
 * A statement that each connection to PostgreSQL parses once. PGlite parses it on every call: all its connections share one session, so
 * preparing the same name on a second connection would fail.
 */
export function preparedStatement<Row extends object>(
	{ kind, pool, trace }: Pick<DatabaseDriver, 'kind' | 'pool'> & { readonly trace: TraceQuery },
	text: string,
): PreparedStatement<Row> {
	const named = kind === 'postgres' ? { name: createHash('sha256').update(text).digest('base64url') } : {};
	return async (...values) => {
		const client = await connectFrom(pool);
		try {
			return (await trace(text, () => client.query<Row>({ ...named, text, values: [...values] }))).rows;
		} catch (error) {
			throw queryFault(error);
		} finally {
			client.release();
		}
	};
}
