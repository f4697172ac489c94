// The state of each purge target, in the database: how far it has been told. Any process continues where another one stopped.
import { sql } from 'kysely';
import { currentSnapshot } from '../purge/outbox.ts';
import type { Tables } from '../store/tables.ts';

/** How far a target has been told: the outbox up to a snapshot, and the works that came due by the clock up to a time. */
export type Delivery = { readonly snapshot: string; readonly dueUntil: Date; readonly deliveredAt: Date };

/** Adds a new target. It is told of all later changes. */
export async function addTarget(tables: Tables, target: string, now: Date): Promise<void> {
	await tables
		.insertInto('content.purge_delivery')
		.values({ target, snapshot: await currentSnapshot(tables), due_until: now, delivered_at: now, leased_until: now })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

/**
 * Leases a target until `leasedUntil`: only this process tells it. Undefined while another process has the lease, or before the next
 * attempt.
 */
export async function leaseTarget(tables: Tables, target: string, { now, leasedUntil }: { now: Date; leasedUntil: Date }) {
	const row = await tables
		.updateTable('content.purge_delivery')
		.set({ leased_until: leasedUntil })
		.where('target', '=', target)
		.where('leased_until', '<=', now)
		.returning(['snapshot', 'due_until', 'delivered_at'])
		.executeTakeFirst();
	return row && { snapshot: row.snapshot, dueUntil: row.due_until, deliveredAt: row.delivered_at };
}

/** Records that the target was told, and ends the lease. */
export async function settleTarget(tables: Tables, target: string, { snapshot, dueUntil, deliveredAt }: Delivery): Promise<void> {
	await tables
		.updateTable('content.purge_delivery')
		.set({ snapshot, due_until: dueUntil, delivered_at: deliveredAt, leased_until: deliveredAt })
		.where('target', '=', target)
		.execute();
}

/** Ends the lease after a failure; no process tries again before `until`. */
export async function postponeTarget(tables: Tables, target: string, until: Date): Promise<void> {
	await sql`update content.purge_delivery set leased_until = ${until} where target = ${target}`.execute(tables);
}

/** How many seconds ago the slowest target was up to date; undefined without targets. */
export async function longestWait(tables: Tables, now: Date): Promise<number | undefined> {
	const row = await tables
		.selectFrom('content.purge_delivery')
		.select(({ fn }) => fn.min('delivered_at').as('oldest'))
		.executeTakeFirst();
	return row?.oldest ? (now.getTime() - row.oldest.getTime()) / 1000 : undefined;
}
