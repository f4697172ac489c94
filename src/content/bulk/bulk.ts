// Bulk changes: changes of many works at once, and how they are undone.
import { sql } from 'kysely';
import type { Publisher, SenderReference } from '../publish/publisher.ts';
import type { Tables } from '../store/tables.ts';
import { BulkRefusal } from './bulk-refusal.ts';
import { changeTogether, type Together } from './change-together.ts';
import { undoTogether } from './undo-together.ts';

/**
 * `changed`: all works changed; `change` is the number by which the change can be undone. `refused`: none changed, because `work` was
 * refused.
 */
export type BulkResult =
	| { readonly kind: 'changed'; readonly change: number; readonly works: readonly string[] }
	| { readonly kind: 'refused'; readonly code: string; readonly work: string }
	| { readonly kind: 'unknown' };

/** A change that can be undone. */
export type LastChange = {
	readonly number: number;
	readonly sender: string;
	readonly kind: string;
	readonly works: number;
	readonly madeAt: string;
};

export type Bulk = {
	/** Makes the same change to many works in one transaction (N12). */
	changeTogether(from: SenderReference, together: Together): Promise<BulkResult>;
	/** Undoes a change: all its works get back the state that they had before. */
	undoTogether(from: SenderReference, change: number): Promise<BulkResult>;
	/** The newest change of a sender, of the last 24 hours, that was not undone. */
	lastChange(from: SenderReference, now: Date): Promise<LastChange | undefined>;
};

export const bulkOf = (publisher: Publisher, tables: Tables): Bulk => ({
	changeTogether: async (from, together) => {
		const run = publisher.together(from, (publication) => changeTogether(publication, together));
		return run.then((change) => ({ kind: 'changed', change, works: together.works.map(({ id }) => id) }) as const, refusedOf);
	},
	undoTogether: async (from, change) => {
		const run = publisher.together(from, (publication) => undoTogether(publication, change));
		return run.then((works) => (works ? ({ kind: 'changed', change, works } as const) : ({ kind: 'unknown' } as const)), refusedOf);
	},
	lastChange: (from, now) => lastChange(tables, from, now),
});

function refusedOf(error: unknown): BulkResult {
	if (error instanceof BulkRefusal) return { kind: 'refused', code: error.code, work: error.work };
	throw error;
}

const dayMs = 86_400_000;

async function lastChange(tables: Tables, { brand, sender }: SenderReference, now: Date): Promise<LastChange | undefined> {
	const row = await tables
		.selectFrom('content.bulk')
		.select([
			'id as number',
			'sender',
			'made_at',
			sql<string>`change ->> 'kind'`.as('kind'),
			sql<number>`jsonb_array_length(steps)`.as('works'),
		])
		.where('brand', '=', brand)
		.where('sender', '=', sender)
		.where('undone_at', 'is', null)
		.where('made_at', '>', new Date(now.getTime() - dayMs))
		.orderBy('id', 'desc')
		.limit(1)
		.executeTakeFirst();
	return row && { number: row.number, sender: row.sender, kind: row.kind, works: row.works, madeAt: row.made_at.toISOString() };
}
