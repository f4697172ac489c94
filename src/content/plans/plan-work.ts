import type { PlanAction } from '../contract/contract.ts';
import type { Edit } from '../publish/edit.ts';
import { type EditOutcome, editWork } from '../publish/edit-work.ts';
import { endPlan } from '../publish/forget-aside.ts';
import type { Publication } from '../publish/publication.ts';
import { lockDocument } from '../publish/store-revision.ts';
import { workTextNow } from '../publish/work-text-now.ts';
import { PlanRefusal } from './plan-refusal.ts';

/** An action that is planned for a work, and its time. `edit` has the text to publish. */
export type Planned = { readonly action: PlanAction; readonly dueAt: Date; readonly edit: Edit };

/**
 * Stores a plan: to publish a text at a time, which is stored as a draft now, or to withdraw the work at a time. The plan replaces a former one of the
 * same action. A text that could not be published even now is refused now. Throws `DocumentRefusal` and `PlanRefusal`.
 */
export async function planWork(publication: Publication, { action, dueAt, edit }: Planned): Promise<EditOutcome> {
	const { tables, sender, now } = publication;
	const brand = sender.brand.id;
	if (dueAt <= now) throw new PlanRefusal('TIME_PASSED', `${dueAt.toISOString()} has passed`);
	await lockDocument(tables, { brand, kind: 'work', id: edit.id });
	const stored = action === 'publish' ? await editWork(publication, { ...edit, publishes: false }) : await unchanged(publication, edit);
	if (stored.kind !== 'stored') return stored;
	const { revision, publishedRevision: published = null } = stored.work;
	if (action === 'withdraw' && published === null) throw new PlanRefusal('NOT_PUBLISHED', `readers do not have the work ${edit.id}`);
	await endPlan(tables, { brand, work: edit.id, action }, 'cancelled');
	await tables
		.insertInto('content.plan')
		.values({
			brand,
			work: edit.id,
			action,
			revision: action === 'publish' ? revision : null,
			published,
			sender: sender.name,
			may: sender.alsoOn.map(({ id }) => id),
			due_at: dueAt,
			made_at: now,
			state: 'waiting',
			problem: null,
		})
		.execute();
	await tables.deleteFrom('content.spiked').where('brand', '=', brand).where('id', '=', edit.id).execute();
	return { kind: 'stored', work: (await workTextNow(publication, edit.id)) ?? stored.work };
}

async function unchanged(publication: Publication, { id, base }: Edit): Promise<EditOutcome> {
	const work = await workTextNow(publication, id);
	return work && work.revision === base ? { kind: 'stored', work } : { kind: 'conflict', newest: work };
}
