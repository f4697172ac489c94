import * as v from 'valibot';
import type { WorkText } from '../contract/contract.ts';
import type { Publication } from '../publish/publication.ts';
import { workTextNow } from '../publish/work-text-now.ts';

const keptSchema = v.object({
	revision: v.string(),
	published: v.nullable(v.string()),
	state: v.string(),
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
	const { revision, publishedRevision: published = null, state } = work;
	return { work, kept: { revision, published, state, plans: plans.map((plan) => plan.id) } };
}
