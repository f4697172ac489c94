import { ExpressionWrapper, type Kysely, type OperationNodeSource, sql } from 'kysely';

/** An insert, update or delete that was not executed yet. */
export type Change = OperationNodeSource;

/**
 * Makes several changes as one statement: one way to the server and back, and all or none of them without a transaction. They see how
 * things were before, none what another does, and come in no order.
 */
export async function inOneStatement<Tables>(tables: Kysely<Tables>, changes: readonly [Change, ...Change[]]): Promise<void> {
	const named = changes.map((change, at) => sql`${sql.id(`change_${at}`)} as (${new ExpressionWrapper(change.toOperationNode())})`);
	await sql`with ${sql.join(named)} select`.execute(tables);
}
