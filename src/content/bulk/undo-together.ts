import * as v from 'valibot';
import type { PlanRefusalCode } from '../plans/plan-refusal.ts';
import { recover, spike } from '../plans/spike.ts';
import { documentAt } from '../publish/document-at.ts';
import { editWork } from '../publish/edit-work.ts';
import type { Publication } from '../publish/publication.ts';
import { restoreRevision } from '../publish/restore-revision.ts';
import { lockDocuments } from '../publish/store-revision.ts';
import { forgetPublished, unpublish } from '../publish/withdraw-document.ts';
import { workTextNow } from '../publish/work-text-now.ts';
import type { DocumentKey } from '../store/tables.ts';
import { BulkRefusal } from './bulk-refusal.ts';
import { type Step, stateNow, stepsSchema } from './step.ts';

/**
 * Undoes a bulk change in one transaction (N12), and resolves to the ids of its works; undefined when the brand has no such change, or when it was
 * undone before. Throws `BulkRefusal`, and changes no work, when somebody changed one of them since.
 */
export async function undoTogether(publication: Publication, number: number): Promise<readonly string[] | undefined> {
	const { tables, sender, now } = publication;
	const row = await tables
		.updateTable('content.bulk')
		.set({ undone_at: now })
		.where('id', '=', number)
		.where('brand', '=', sender.brand.id)
		.where('undone_at', 'is', null)
		.returning('steps')
		.executeTakeFirst();
	if (!row) return undefined;
	const steps = v.parse(stepsSchema, row.steps);
	await lockDocuments(
		tables,
		steps.map(({ id }) => ({ brand: sender.brand.id, kind: 'work', id })),
	);
	for (const step of steps) await undoOne(publication, step);
	return steps.map(({ id }) => id);
}

async function undoOne(publication: Publication, { id, before, after }: Step): Promise<void> {
	const now = await stateNow(publication, id);
	if (!now || now.kept.revision !== after.revision || now.kept.published !== after.published || now.kept.state !== after.state)
		throw new BulkRefusal(id, 'CHANGED_MEANWHILE');
	const key = { brand: publication.sender.brand.id, kind: 'work', id } as const;
	if (after.state === 'spiked' && before.state !== 'spiked') await recover(publication, id);
	if (before.published !== after.published) {
		if (before.published === null) await takeBack(publication, key, before);
		else await restoreRevision(publication, key, before.published);
	}
	// A withdrawn work that this change published has its old text again. A withdrawn work that this change rewrote gets the old text as a draft.
	const hasDraft =
		before.revision !== before.published && (before.isDraft || before.state !== 'withdrawn' || before.published === after.published);
	if (hasDraft) await bringBackDraft(publication, id, before.revision);
	if (before.state === 'spiked' && after.state !== 'spiked') await spike(publication, id);
	if (before.plans.length > 0) await waitAgain(publication, before.plans);
}

/** Takes a work from readers. One that was never published before the change counts as never published again. */
async function takeBack({ tables, now }: Publication, key: DocumentKey, { isTaken }: Step['before']): Promise<void> {
	await unpublish(tables, key, now);
	if (!isTaken) await forgetPublished(tables, key);
}

/** Makes a former draft the newest text again, as a new revision. */
async function bringBackDraft(publication: Publication, id: string, revision: string): Promise<void> {
	const newest = await workTextNow(publication, id);
	if (newest?.revision === revision) return;
	const document = await documentAt(publication, id, revision);
	await editWork(publication, { id, document, base: newest?.revision, publishes: false, kept: [], keepsFormer: true });
}

/** Plans that were missed before are missed again. Plans whose time came meanwhile are missed too: an undo never carries them out. */
async function waitAgain({ tables, now }: Publication, plans: readonly number[]): Promise<void> {
	const cancelled = tables.updateTable('content.plan').where('id', 'in', plans).where('state', '=', 'cancelled');
	const code: PlanRefusalCode = 'TIME_PASSED';
	await cancelled.set({ state: 'missed', problem: code }).where('due_at', '<=', now).where('problem', 'is', null).execute();
	await cancelled.set({ state: 'missed' }).where('problem', 'is not', null).execute();
	await cancelled.set({ state: 'waiting' }).execute();
}
