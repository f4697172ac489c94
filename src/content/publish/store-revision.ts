import { sql } from 'kysely';
import { inOneStatement } from '#platform/database/one-statement';
import { refuseDocument } from '../documents/document-refusal.ts';
import type { IncomingDocument } from '../documents/incoming-document.ts';
import { compareRevisions, type RevisionOrder } from '../documents/revision-order.ts';
import { newsOfText } from '../revisions/work-news.ts';
import type { DocumentKey, DocumentRow, Tables } from '../store/tables.ts';
import type { Publication } from './publication.ts';
import type { Sender } from './sender.ts';

/** How an incoming revision related to the current one, and the row that was current before it. */
export type StoredRevision = { readonly order: RevisionOrder; readonly before: DocumentRow | undefined };

/** Lets one transaction at a time publish a document, in all processes. Also works for a document that is not stored yet. */
export const lockDocument = (tables: Tables, key: DocumentKey): Promise<void> => lockDocuments(tables, [key]);

/** The same for several documents, in one order everywhere, so that two transactions never deadlock. */
export async function lockDocuments(tables: Tables, keys: readonly DocumentKey[]): Promise<void> {
	const names = keys.map(({ brand, kind, id }) => `${brand}\n${kind}\n${id}`);
	await sql`select pg_advisory_xact_lock(number) from (
		select hashtextextended(name, 0) as number from unnest(${names}::text[]) as given (name) order by number
	) as numbers`.execute(tables);
}

/** Stores the text as it was sent and makes it the current revision of its edition, unless the current one is newer (C02). */
export async function storeRevision(publication: Publication, incoming: IncomingDocument): Promise<StoredRevision> {
	const { tables, sender } = publication;
	const before = await currentRow(tables, sender.brand.id, incoming);
	const order = before ? orderToRow(incoming, before, sender) : 'newer';
	if (order === 'conflict')
		refuseDocument('REVISION_CONFLICT', '$.revision.revision_id', `${incoming.revision.id} was sent before with other content`);
	if (order !== 'newer') return { order, before };
	const changes = { revision: insertedRevision(publication, incoming), current: setCurrent(tables, sender.brand.id, incoming) };
	const news = incoming.kind === 'work' ? newsOfText({ brand: sender.brand.id, id: incoming.id }, incoming.revision.hash) : undefined;
	await inOneStatement(tables, changes, news);
	return { order, before };
}

/** The current row of the document's edition, also when the document was taken away. */
export function currentRow(tables: Tables, brand: string, incoming: IncomingDocument): Promise<DocumentRow | undefined> {
	return tables
		.selectFrom('content.document')
		.selectAll()
		.where('brand', '=', brand)
		.where('shelf', '=', incoming.kind)
		.where('id', '=', incoming.id)
		.where('edition', '=', incoming.edition)
		.executeTakeFirst();
}

/** How an incoming revision relates to the current row. */
export function orderToRow(incoming: IncomingDocument, row: DocumentRow, sender: Sender): RevisionOrder {
	const current = {
		id: row.revision_id ?? undefined,
		number: row.revision_number,
		revisedAt: row.revised_at ?? undefined,
		hash: row.revision,
	};
	const order = compareRevisions(incoming.revision, current);
	// A document without a revision id comes back when it is sent again after it was taken away.
	if (order === 'same' && row.state === 'gone' && incoming.revision.id === undefined) return 'newer';
	return order === 'conflict' && sender.operator ? 'newer' : order;
}

function insertedRevision({ tables, sender, now }: Publication, { kind, id, revision, text, repairs }: IncomingDocument) {
	const arrival = { sender: sender.name, received_at: now, repairs: repairs.length === 0 ? null : JSON.stringify(repairs) };
	return (
		tables
			.insertInto('content.revision')
			.values({ brand: sender.brand.id, shelf: kind, id, revision: revision.hash, body: text, ...arrival })
			// A text that is sent a second time is listed by its last arrival.
			.onConflict((conflict) => conflict.columns(['brand', 'shelf', 'id', 'revision']).doUpdateSet(arrival))
	);
}

function setCurrent(tables: Tables, brand: string, incoming: IncomingDocument) {
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
	return tables
		.insertInto('content.document')
		.values({ brand, shelf: incoming.kind, id: incoming.id, edition: incoming.edition, ...current })
		.onConflict((conflict) => conflict.columns(['brand', 'shelf', 'id', 'edition']).doUpdateSet(current));
}
