import type { Tables } from '../store/tables.ts';

/** Ends the plan to publish a work, and recovers it, since it is published now. Runs inside the publication's transaction. */
export async function forgetAside(tables: Tables, brand: string, id: string): Promise<void> {
	await endPlan(tables, { brand, work: id, action: 'publish' }, 'cancelled');
	await tables.deleteFrom('content.spiked').where('brand', '=', brand).where('id', '=', id).execute();
}

type PlanKey = { readonly brand: string; readonly work: string; readonly action: 'publish' | 'withdraw' };

/** Ends the plan of a work that waits or was missed; false when there is none. */
export async function endPlan(tables: Tables, { brand, work, action }: PlanKey, state: 'done' | 'cancelled'): Promise<boolean> {
	const { numUpdatedRows } = await tables
		.updateTable('content.plan')
		.set({ state })
		.where('brand', '=', brand)
		.where('work', '=', work)
		.where('action', '=', action)
		.where('state', 'in', ['waiting', 'missed'])
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}
