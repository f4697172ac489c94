import type { JsonObject } from '../ans/json.ts';
import type { DataText } from '../contract/contract.ts';
import { acceptDocument } from '../documents/accept-document.ts';
import { refuseDocument } from '../documents/document-refusal.ts';
import { nextRevision } from '../publish/next-revision.ts';
import type { Publication } from '../publish/publication.ts';
import { putDocument } from '../publish/put-document.ts';
import { currentRow, lockDocument } from '../publish/store-revision.ts';
import { dataText } from './data-text.ts';
import type { EditedKind } from './edited-kind.ts';

/** A data document that somebody wrote in the newsroom. */
export type DataEdit = {
	readonly kind: EditedKind | 'section' | 'link';
	readonly id: string;
	readonly document: JsonObject;
	/** The revision from which it was made; undefined for a new document, and for one that was taken from readers. */
	readonly base: string | undefined;
};

/** `conflict`: readers have a newer text than the one that the edit began from (N05). */
export type DataEditOutcome =
	| { readonly kind: 'stored'; readonly revision: string }
	| { readonly kind: 'conflict'; readonly newest: DataText | undefined };

/** Publishes a data document of the newsroom, in the publication's transaction, by the checks that all senders meet. Throws `DocumentRefusal`. */
export async function editData(publication: Publication, { base, ...edit }: DataEdit): Promise<DataEditOutcome> {
	const { tables, sender } = publication;
	const key = { brand: sender.brand.id, kind: edit.kind, id: edit.id };
	// Locked before the first read, so that nobody comes between.
	await lockDocument(tables, key);
	const newest = await dataText(tables, key);
	const shown = newest?.isGone ? undefined : newest;
	if (shown?.revision !== base) return { kind: 'conflict', newest: shown };
	return { kind: 'stored', revision: await putEdit(publication, edit) };
}

/** Puts a document in the place of what readers have, and returns its revision. Throws `DocumentRefusal`. */
export async function putEdit(publication: Publication, { kind, id, document }: Omit<DataEdit, 'base'>): Promise<string> {
	const { tables, sender, now } = publication;
	const { incoming: written } = acceptDocument(JSON.stringify(document), now);
	if (written.kind !== kind || written.id !== id) refuseDocument('INVALID_DOCUMENT', '$._id', `is not the ${kind} ${id}`);
	const current = await currentRow(tables, sender.brand.id, written);
	const { incoming } = current ? acceptDocument(nextRevision(written, current, now), now) : { incoming: written };
	await putDocument(publication, incoming);
	return incoming.revision.hash;
}
