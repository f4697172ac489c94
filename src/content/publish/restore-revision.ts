import { acceptDocument } from '../documents/accept-document.ts';
import { readRevision } from '../revisions/read-revision.ts';
import type { DocumentKey } from '../store/tables.ts';
import { nextRevision } from './next-revision.ts';
import type { Publication } from './publication.ts';
import { type PutOutcome, putDocument } from './put-document.ts';
import { currentRow, lockDocument } from './store-revision.ts';

/**
 * Makes an earlier revision of a document current again by publishing its text under today's rules (D07). Returns undefined when the
 * document has no such revision. Throws `DocumentRefusal`.
 */
export async function restoreRevision(publication: Publication, key: DocumentKey, revision: string): Promise<PutOutcome | undefined> {
	const { tables, sender, now } = publication;
	// Locked before the first read, so that nothing is published between reading the current revision and replacing it.
	await lockDocument(tables, key);
	const text = await readRevision(tables, key, revision);
	if (text === undefined) return undefined;
	const { incoming: earlier } = acceptDocument(text, now);
	const current = await currentRow(tables, sender.brand.id, earlier);
	const accepted = acceptDocument(current ? nextRevision(earlier, current, now) : text, now);
	return { accepted, stored: await putDocument(publication, accepted.incoming) };
}
