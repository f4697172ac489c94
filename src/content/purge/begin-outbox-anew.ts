import { sql } from 'kysely';
import type { Database } from '#platform/database';

/**
 * Empties the outbox, and makes caches in front drop everything, after a restore or a move to another server. There, transactions have
 * other numbers, and the outbox is read by these numbers; no process waits for the old rows. Accepts the tables of older versions too.
 */
export async function beginOutboxAnew({ sql: db }: Database): Promise<void> {
	await sql`delete from content.outbox`.execute(db);
	const { rows } = await sql<{ exists: boolean }>`select to_regclass('content.purge_delivery') is not null as exists`.execute(db);
	if (!rows[0]?.exists) return;
	await sql`
		update content.purge_delivery
		set snapshot = pg_current_snapshot()::text, delivered_at = 'epoch', leased_until = 'epoch'`.execute(db);
}
