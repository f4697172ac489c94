import { accept } from '../publish/accept.ts';
import { currentRow, takeTurn } from '../publish/keep-revision.ts';
import { type Put, putDocument } from '../publish/put-document.ts';
import type { Sender } from '../publish/sender.ts';
import type { Tables } from '../store/tables.ts';
import { type Document, readRevision } from './read-revision.ts';
import { succeed } from './succeed.ts';

/**
 * Makes an earlier revision the current one again, in the transaction that `tables` is: its text is put as any other, by today's
 * rules, for which `Refused` is thrown. Undefined when the document has no such revision (D07).
 */
export async function restoreRevision(
	tables: Tables,
	sender: Sender,
	which: { readonly document: Document; readonly revision: string },
	now: Date,
): Promise<Put | undefined> {
	// Before anything is read, so that nothing is published between what is current here and what follows it.
	await takeTurn(tables, sender.brand.id, which.document);
	const text = await readRevision(tables, which.document, which.revision);
	if (text === undefined) return undefined;
	const { incoming: earlier } = accept(text);
	const current = await currentRow(tables, sender.brand.id, earlier);
	const accepted = accept(current ? succeed(earlier, current, now) : text);
	return { accepted, stored: await putDocument(tables, sender, accepted.incoming, now) };
}
