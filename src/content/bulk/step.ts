import * as v from 'valibot';
import type { WorkText } from '../contract/contract.ts';
import type { Publication } from '../publish/publication.ts';
import { workTextNow } from '../publish/work-text-now.ts';

const keptSchema = v.object({
	revision: v.string(),
	published: v.nullable(v.string()),
	state: v.string(),
	/** Whether the text was a draft, and whether the work had been taken from readers. A change of an earlier release has neither. */
	isDraft: v.optional(v.boolean(), false),
	isTaken: v.optional(v.boolean(), true),
	/** The ids of plans that wait or were missed. */
	plans: v.array(v.number()),
});

/** The steps of a change, as the database has them: each work before and after. */
export const stepsSchema = v.array(v.object({ id: v.string(), before: keptSchema, after: keptSchema }));
export type Step = v.InferOutput<typeof stepsSchema>[number];

/** A work, and the state that an undo must bring back; undefined when the brand has no such work. */
export async function stateNow(publication: Publication, id: string): Promise<{ work: WorkText; kept: Step['before'] } | undefined> {
	const work = await workTextNow(publication, id);
	if (!work) return undefined;
	const plans = await publication.tables
		.selectFrom('content.plan')
		.select('id')
		.where('brand', '=', publication.sender.brand.id)
		.where('work', '=', id)
		.where('state', 'in', ['waiting', 'missed'])
		.orderBy('id')
		.execute();
	const { revision, publishedRevision: published = null, state, isDraft, isTaken } = work;
	return { work, kept: { revision, published, state, isDraft, isTaken, plans: plans.map((plan) => plan.id) } };
}
