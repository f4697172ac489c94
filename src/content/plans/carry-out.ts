import { documentAt } from '../publish/document-at.ts';
import { editWork } from '../publish/edit-work.ts';
import { endPlan } from '../publish/forget-aside.ts';
import type { Publication } from '../publish/publication.ts';
import { lockDocument } from '../publish/store-revision.ts';
import { unpublish } from '../publish/withdraw-document.ts';
import { workTextNow } from '../publish/work-text-now.ts';
import type { DuePlan } from './due-plans.ts';
import { PlanRefusal } from './plan-refusal.ts';

/**
 * Carries out a plan in the publication's transaction. Resolves to false when another process was faster or somebody cancelled the plan. Throws
 * `DocumentRefusal` when the work cannot be published, and `PlanRefusal` when readers have another text than when the plan was made.
 */
export async function carryOut(publication: Publication, { id, brand, work, action, revision }: DuePlan): Promise<boolean> {
	const { tables, now } = publication;
	// Every publication takes this lock first, so a process that comes second finds the plan done.
	await lockDocument(tables, { brand, kind: 'work', id: work });
	const plan = await tables.selectFrom('content.plan').selectAll().where('id', '=', id).where('state', '=', 'waiting').executeTakeFirst();
	if (!plan) return false;
	const newest = await workTextNow(publication, work);
	if ((newest?.publishedRevision ?? null) !== plan.published)
		throw new PlanRefusal('CHANGED_MEANWHILE', 'readers have a different text than when the plan was made');
	if (!(await endPlan(tables, { brand, work, action }, 'done'))) return false;
	if (action === 'withdraw') await unpublish(tables, { brand, kind: 'work', id: work }, now);
	else await publishPlanned(publication, { work, revision, base: newest?.revision });
	return true;
}

type PlannedText = { readonly work: string; readonly revision: string | null; readonly base: string | undefined };

/** Publishes the planned text. Text written after the plan stays a draft: nobody approved it. */
async function publishPlanned(publication: Publication, { work: id, revision, base }: PlannedText): Promise<void> {
	const planned = await documentAt(publication, id, revision ?? '');
	const later = base === revision ? undefined : await documentAt(publication, id, base ?? '');
	const published = await editWork(publication, { id, document: planned, base, publishes: true, kept: [] });
	if (published.kind === 'stored' && later)
		await editWork(publication, { id, document: later, base: published.work.revision, publishes: false, kept: [] });
}
