import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tables } from '../store/tables.ts';

/**
 * The result of a check of the audit table. `brokenAt`: the position of the first event that was altered; all events before it are intact.
 */
export type AuditCheck = { readonly events: number; readonly head: string; readonly brokenAt: number | undefined };

/** How many events are read at a time. */
const batch = 1_000;

type Link = { readonly position: string; readonly text: string; readonly hash: Buffer };

/**
 * Checks the audit chain (N07): each event has the SHA-256 of the hash before it and of itself. The hashes are computed here, not by the
 * database function that made them. An event that was changed, removed or inserted breaks the chain at its position. Events removed at the
 * end leave no trace in the chain: compare `events` and `head` with those of an earlier check.
 */
export async function checkAudit(tables: Tables): Promise<AuditCheck> {
	let before: { readonly position: number; readonly hash: Buffer } = { position: 0, hash: Buffer.alloc(0) };
	for (;;) {
		const links = await linksAfter(tables, before.position);
		for (const { position, text, hash } of links) {
			const expected = createHash('sha256').update(before.hash).update(text).digest();
			if (Number(position) !== before.position + 1 || !expected.equals(hash)) return resultOf(before, before.position + 1);
			before = { position: Number(position), hash };
		}
		if (links.length < batch) return resultOf(before, undefined);
	}
}

const resultOf = ({ position, hash }: { position: number; hash: Buffer }, brokenAt: number | undefined): AuditCheck => ({
	events: position,
	head: hash.toString('hex'),
	brokenAt,
});

async function linksAfter(tables: Tables, position: number): Promise<readonly Link[]> {
	const { rows } = await sql<Link>`select position, hash, concat_ws(E'\n', position, coalesce(staff::text, ''), event, coalesce(brand, ''),
		to_char(happened_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), details::text) as text
		from newsroom.audit where position > ${position} order by position, id limit ${batch}`.execute(tables);
	return rows;
}
