import { sql } from 'kysely';
import type { DocumentRow, Tables } from '../store/tables.ts';
import type { Incoming } from './incoming.ts';
import { refuseDocument } from './refused.ts';
import { type Order, orderOf } from './revision-order.ts';
import type { Sender } from './sender.ts';

export type Kept = { readonly order: Order; readonly before: DocumentRow | undefined };

/** One publication of a document at a time, in every process; also when the document is not there yet. */
export async function takeTurn(tables: Tables, brand: string, document: { readonly shelf: string; readonly id: string }): Promise<void> {
	await sql`select pg_advisory_xact_lock(hashtextextended(${`${brand}\n${document.shelf}\n${document.id}`}, 0))`.execute(tables);
}

/** Keeps the text as it was sent and makes it the current revision of its edition, unless a newer one is there (C02). */
export async function keepRevision(tables: Tables, sender: Sender, incoming: Incoming, receivedAt: Date): Promise<Kept> {
	const before = await currentRow(tables, sender.brand.id, incoming);
	const order = before ? orderToRow(incoming, before, sender) : 'newer';
	if (order === 'conflict')
		refuseDocument('REVISION_CONFLICT', '$.revision.revision_id', `${incoming.revision.id} was sent before with other content`);
	if (order !== 'newer') return { order, before };
	await insertRevision(tables, sender, incoming, receivedAt);
	await pointTo(tables, sender.brand.id, incoming);
	return { order, before };
}

/** What is current of the document's edition; also what was taken away. */
export function currentRow(tables: Tables, brand: string, incoming: Incoming): Promise<DocumentRow | undefined> {
	return tables
		.selectFrom('content.document')
		.selectAll()
		.where('brand', '=', brand)
		.where('shelf', '=', incoming.shelf)
		.where('id', '=', incoming.id)
		.where('edition', '=', incoming.edition)
		.executeTakeFirst();
}

function orderToRow(incoming: Incoming, row: DocumentRow, sender: Sender): Order {
	const kept = {
		id: row.revision_id ?? undefined,
		number: row.revision_number,
		revisedAt: row.revised_at ?? undefined,
		hash: row.revision,
	};
	const order = orderOf(incoming.revision, kept);
	// A document that gives no order of its own comes back by being sent again after it was taken away.
	if (order === 'same' && row.state === 'gone' && incoming.revision.id === undefined) return 'newer';
	return order === 'conflict' && sender.operator ? 'newer' : order;
}

async function insertRevision(tables: Tables, sender: Sender, incoming: Incoming, receivedAt: Date): Promise<void> {
	const { shelf, id, revision, text } = incoming;
	const arrival = { sender: sender.name, received_at: receivedAt };
	await tables
		.insertInto('content.revision')
		.values({ brand: sender.brand.id, shelf, id, revision: revision.hash, body: text, ...arrival })
		// A text that comes back is the last that came.
		.onConflict((conflict) => conflict.columns(['brand', 'shelf', 'id', 'revision']).doUpdateSet(arrival))
		.execute();
}

async function pointTo(tables: Tables, brand: string, incoming: Incoming): Promise<void> {
	const { revision } = incoming;
	const current = {
		type: incoming.type,
		aliases: incoming.aliases,
		revision: revision.hash,
		revision_id: revision.id ?? null,
		revision_number: revision.number,
		revised_at: revision.revisedAt ?? null,
		state: 'here' as const,
	};
	await tables
		.insertInto('content.document')
		.values({ brand, shelf: incoming.shelf, id: incoming.id, edition: incoming.edition, ...current })
		.onConflict((conflict) => conflict.columns(['brand', 'shelf', 'id', 'edition']).doUpdateSet(current))
		.execute();
}
