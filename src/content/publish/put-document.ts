import type { Purge } from '../contract/contract.ts';
import type { AcceptedDocument } from '../documents/accept-document.ts';
import type { IncomingDocument } from '../documents/incoming-document.ts';
import { writeToOutbox } from '../purge/outbox.ts';
import { emptyPurge } from '../purge/purge-keys.ts';
import type { DocumentRow } from '../store/tables.ts';
import { ensureSections } from './ensure-sections.ts';
import { indexDocument } from './index-document.ts';
import { placeWork } from './place-work.ts';
import type { Publication } from './publication.ts';
import { lockDocument, storeRevision } from './store-revision.ts';

/** Whether an accepted document was stored, or ignored because it is known or older (C02). */
export type StoreOutcome = { readonly kind: 'stored' } | { readonly kind: 'ignored'; readonly reason: 'IGNORED_SAME' | 'IGNORED_OLDER' };

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
	await writeToOutbox(tables, await show(publication, incoming, before), now);
	return { kind: 'stored' };
}

async function show(publication: Publication, incoming: IncomingDocument, before: DocumentRow | undefined): Promise<Purge> {
	if (incoming.edition === 'draft') return emptyPurge;
	if (incoming.kind !== 'work') return indexDocument(publication, incoming, before);
	await ensureSections(publication, incoming);
	return placeWork(publication, incoming);
}
