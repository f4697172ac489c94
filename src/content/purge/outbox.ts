// The outbox: rows that a publication leaves in its own transaction, from which every process learns what changed.
import { sql } from 'kysely';
import type { Purge } from '../contract/contract.ts';
import type { Tables } from '../store/tables.ts';

/** PostgreSQL notifies this channel of new rows; the rows say what changed. */
export const purgeChannel = 'content_purge';

/**
 * Writes what a publication changes, in the publication's own transaction. So a process that sees the new content finds this row too, and a
 * crash between the commit and the notification loses nothing.
 */
export async function writeToOutbox(tables: Tables, purge: Purge, madeAt: Date): Promise<void> {
	if (purge.keys.length === 0 && purge.gone.length === 0) return;
	await sql`with news as (
			insert into content.outbox (keys, gone, made_at)
			values (${[...new Set(purge.keys)]}, ${[...new Set(purge.gone)]}, ${madeAt}) returning id
		) select pg_notify(${purgeChannel}, '') from news`.execute(tables);
}

type OutboxRow = { readonly keys: readonly string[]; readonly gone: readonly string[]; readonly madeAt: Date };

/** Rows that were committed since a snapshot, and the snapshot to pass to the next call. */
export type OutboxRows = { readonly rows: readonly OutboxRow[]; readonly snapshot: string };

/** The snapshot from which a process begins to read. */
export async function currentSnapshot(tables: Tables): Promise<string> {
	const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(tables);
	return rows[0]?.snapshot ?? '';
}

/**
 * The rows that were committed since a snapshot, each exactly once, however transactions overlap. Row ids are assigned in another
 * order than transactions commit, so what the earlier snapshot could see decides, not the id. Without news the query still returns one row, which
 * has the snapshot.
 */
export async function outboxSince(tables: Tables, snapshot: string): Promise<OutboxRows> {
	const { rows } = await sql<{ snapshot: string } & (OutboxRow | Record<keyof OutboxRow, null>)>`
		select pg_current_snapshot()::text as snapshot, news.keys, news.gone, news.made_at as "madeAt"
		from (values (1)) as one left join (
			select keys, gone, made_at, id from content.outbox
			where transaction >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
			and not pg_visible_in_snapshot(transaction, ${snapshot}::pg_snapshot)
		) as news on true order by news.id`.execute(tables);
	return {
		rows: rows.flatMap(({ keys, gone, madeAt }) => (keys && gone && madeAt ? [{ keys, gone, madeAt }] : [])),
		snapshot: rows[0]?.snapshot ?? snapshot,
	};
}

/** Deletes rows older than an hour: every process that still runs has read them. */
export async function cleanOutbox(tables: Tables, now: Date): Promise<void> {
	await tables
		.deleteFrom('content.outbox')
		.where('made_at', '<', new Date(now.getTime() - 3_600_000))
		.execute();
}
