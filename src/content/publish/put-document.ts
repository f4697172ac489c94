import type { AcceptedDocument } from '../documents/accept-document.ts';
import type { IncomingDocument } from '../documents/incoming-document.ts';
import { writeToOutbox } from '../purge/outbox.ts';
import { emptyPurge } from '../purge/purge-keys.ts';
import type { DocumentRow } from '../store/tables.ts';
import { ensureSections } from './ensure-sections.ts';
import { indexDocument } from './index-document.ts';
import { type PlacementOutcome, placeWork } from './place-work.ts';
import type { Publication } from './publication.ts';
import { lockDocument, storeRevision } from './store-revision.ts';

/** Whether an accepted document was stored, or ignored because it is known or older (C02). */
export type StoreOutcome =
	| { readonly kind: 'stored' /** The address of a published work. */; readonly path?: string | undefined }
	| { readonly kind: 'ignored'; readonly reason: 'IGNORED_SAME' | 'IGNORED_OLDER' };

/** An accepted document and whether it was stored. */
export type PutOutcome = { readonly accepted: AcceptedDocument; readonly stored: StoreOutcome };

/**
 * Stores a document, shows it and writes its purge to the outbox, all in the publication's transaction. A draft is stored and shown
 * nowhere. Throws `DocumentRefusal`.
 */
export async function putDocument(publication: Publication, incoming: IncomingDocument): Promise<StoreOutcome> {
	const { tables, sender, now } = publication;
	await lockDocument(tables, { brand: sender.brand.id, kind: incoming.kind, id: incoming.id });
	const { order, before } = await storeRevision(publication, incoming);
	if (order !== 'newer') return { kind: 'ignored', reason: order === 'same' ? 'IGNORED_SAME' : 'IGNORED_OLDER' };
	const { purge, path } = await show(publication, incoming, before);
	await writeToOutbox(tables, purge, now);
	return { kind: 'stored', path };
}

async function show(publication: Publication, incoming: IncomingDocument, before: DocumentRow | undefined): Promise<PlacementOutcome> {
	if (incoming.edition === 'draft') return { purge: emptyPurge, path: undefined };
	if (incoming.kind !== 'work') return { purge: await indexDocument(publication, incoming, before), path: undefined };
	await ensureSections(publication, incoming);
	return placeWork(publication, incoming);
}
