import { sql } from 'kysely';
import type { Change } from '../publish/place.ts';
import type { Tables } from '../store/tables.ts';

/** Processes hear on this channel that there are new rows; the rows say what changed. */
export const purgeChannel = 'content_purge';

/**
 * Writes down what a publication changes, in its own transaction: whoever sees the new content finds this row too, and a crash
 * between the commit and the notice loses nothing.
 */
export async function writeToOutbox(tables: Tables, change: Change, madeAt: Date): Promise<void> {
	if (change.keys.length === 0 && change.gone.length === 0) return;
	await tables
		.insertInto('content.outbox')
		.values({ keys: [...new Set(change.keys)], gone: [...new Set(change.gone)], made_at: madeAt })
		.execute();
	await sql`select pg_notify(${purgeChannel}, '')`.execute(tables);
}

type Row = { readonly keys: readonly string[]; readonly gone: readonly string[] };

/** Rows that were committed since a snapshot, and the snapshot to ask with next time. */
export type News = { readonly rows: readonly Row[]; readonly snapshot: string };

/** Where a process begins to listen. */
export async function snapshotNow(tables: Tables): Promise<string> {
	const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(tables);
	return rows[0]?.snapshot ?? '';
}

/**
 * Each row exactly once, however transactions overlap: numbers are given in an order other than that of commits, so rows are
 * told apart by what the snapshot before could see.
 */
export async function newsSince(tables: Tables, snapshot: string): Promise<News> {
	const { rows } = await sql<{ snapshot: string; keys: readonly string[] | null; gone: readonly string[] | null }>`
		select pg_current_snapshot()::text as snapshot, news.keys, news.gone
		from (values (1)) as one left join (
			select keys, gone, id from content.outbox
			where transaction >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
			and not pg_visible_in_snapshot(transaction, ${snapshot}::pg_snapshot)
		) as news on true order by news.id`.execute(tables);
	return {
		rows: rows.flatMap(({ keys, gone }) => (keys && gone ? [{ keys, gone }] : [])),
		snapshot: rows[0]?.snapshot ?? snapshot,
	};
}

/** Rows older than an hour were heard by every process that still runs. */
export async function cleanOutbox(tables: Tables, now: Date): Promise<void> {
	await tables
		.deleteFrom('content.outbox')
		.where('made_at', '<', new Date(now.getTime() - 3_600_000))
		.execute();
}
