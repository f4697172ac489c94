import { sql } from 'kysely';
import type { WorkText } from '../contract/contract.ts';
import type { QueryScope } from '../read/query-context.ts';
import { isCurrent, stateOf, workRows } from './work-rows.ts';

/** The newest text of a work of the brand, also of one that was taken from readers; undefined when the brand has no such work of its own. */
export async function workText(scope: QueryScope, id: string): Promise<WorkText | undefined> {
	const [row] = await workRows(scope, sql`d.id = ${id} and ${isCurrent} limit 1`);
	if (!row) return undefined;
	const { type, body: text, revision, received_at, sender, edition, is_taken, path, published, plans } = row;
	return {
		id,
		type,
		text,
		revision,
		receivedAt: received_at.toISOString(),
		sender,
		state: stateOf(row, scope.now),
		isDraft: edition === 'draft',
		isTaken: is_taken,
		path: path ?? undefined,
		publishedRevision: published ?? undefined,
		plans,
	};
}
