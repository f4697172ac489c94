import { ExpressionWrapper, type Kysely, type OperationNodeSource, type RawBuilder, sql } from 'kysely';

/** An insert, update or delete that was built but not executed. */
export type Change = OperationNodeSource;

/**
 * Executes several changes as one statement: one round trip, and all or none of them without a transaction. Every change sees the data
 * as it was before the statement; their order is undefined. A change can select, by name, from the rows that another change returns. `alsoSelect` is an
 * SQL expression that the same statement evaluates, such as `pg_notify(…)`.
 */
export async function inOneStatement<Tables>(
	tables: Kysely<Tables>,
	changes: Readonly<Record<string, Change>>,
	alsoSelect: RawBuilder<unknown> = sql``,
): Promise<void> {
	const named = Object.entries(changes).map(
		([name, change]) => sql`${sql.id(name)} as (${new ExpressionWrapper(change.toOperationNode())})`,
	);
	await sql`with ${sql.join(named)} select ${alsoSelect}`.execute(tables);
}
