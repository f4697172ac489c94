import type { JsonObject } from '../ans/json.ts';
import type { BulkChange, WorkText } from '../contract/contract.ts';
import { DocumentRefusal } from '../documents/document-refusal.ts';
import { PlanRefusal } from '../plans/plan-refusal.ts';
import { recover, spike } from '../plans/spike.ts';
import { documentAt } from '../publish/document-at.ts';
import { editWork } from '../publish/edit-work.ts';
import type { Publication } from '../publish/publication.ts';
import { lockDocuments } from '../publish/store-revision.ts';
import { unpublish } from '../publish/withdraw-document.ts';
import { workTextNow } from '../publish/work-text-now.ts';
import { BulkRefusal } from './bulk-refusal.ts';
import { changedDocument } from './changed-document.ts';
import { type Step, stateNow } from './step.ts';

/** The works of a bulk change, each once, with the revision that the sender saw, and what happens to all of them. */
export type Together = { readonly works: readonly { readonly id: string; readonly revision: string }[]; readonly change: BulkChange };

/**
 * Makes the same change to many works, in one transaction: all of them change, or none (N12). Resolves to the number by which the change can be
 * undone. Throws `BulkRefusal` with the first work that refuses.
 */
export async function changeTogether(publication: Publication, { works, change }: Together): Promise<number> {
	const { tables, sender, now } = publication;
	await lockDocuments(
		tables,
		works.map(({ id }) => ({ brand: sender.brand.id, kind: 'work', id })),
	);
	const steps: Step[] = [];
	for (const { id, revision } of works) {
		const before = await stateNow(publication, id);
		if (!before) throw new BulkRefusal(id, 'NO_SUCH_WORK');
		// Only publish what the sender has seen.
		if (change.kind === 'publish' && before.work.revision !== revision) throw new BulkRefusal(id, 'CHANGED_MEANWHILE');
		await changeOne(publication, before.work, change).catch((error) => refuseOne(id, error));
		const after = await stateNow(publication, id);
		if (after) steps.push({ id, before: before.kept, after: after.kept });
	}
	const { number } = await tables
		.insertInto('content.bulk')
		.values({
			brand: sender.brand.id,
			sender: sender.name,
			change: JSON.stringify(change),
			steps: JSON.stringify(steps),
			made_at: now,
			undone_at: null,
		})
		.returning('id as number')
		.executeTakeFirstOrThrow();
	return number;
}

function refuseOne(id: string, error: unknown): never {
	if (error instanceof DocumentRefusal || error instanceof PlanRefusal) throw new BulkRefusal(id, error.code);
	throw error;
}

async function changeOne(publication: Publication, work: WorkText, change: BulkChange): Promise<void> {
	const { tables, sender, now } = publication;
	const { id, publishedRevision } = work;
	switch (change.kind) {
		case 'spike':
			return void (await spike(publication, id));
		case 'recover':
			return void (await recover(publication, id));
		case 'withdraw':
			if (publishedRevision === undefined) throw new PlanRefusal('NOT_PUBLISHED', `readers do not have the work ${id}`);
			return void (await unpublish(tables, { brand: sender.brand.id, kind: 'work', id }, now));
		case 'publish':
			return edit(publication, { id, document: await documentAt(publication, id, work.revision), publishes: true });
		case 'section':
		case 'tag':
			return rewrite(publication, work, change);
	}
}

/** Changes what readers have, then the draft: otherwise the next publication would undo the change. */
async function rewrite(publication: Publication, { id, revision, publishedRevision }: WorkText, change: Rewriting): Promise<void> {
	const draft = revision === publishedRevision ? undefined : await documentAt(publication, id, revision);
	if (publishedRevision !== undefined) {
		const published = await documentAt(publication, id, publishedRevision);
		await edit(publication, { id, document: changedDocument(published, change), publishes: true });
	}
	if (draft) await edit(publication, { id, document: changedDocument(draft, change), publishes: false });
}

type Rewriting = Extract<BulkChange, { kind: 'section' | 'tag' }>;
type Text = { readonly id: string; readonly document: JsonObject; readonly publishes: boolean };

async function edit(publication: Publication, { id, document, publishes }: Text): Promise<void> {
	const base = (await workTextNow(publication, id))?.revision;
	await editWork(publication, { id, document, base, publishes, kept: [], keepsFormer: true });
}
