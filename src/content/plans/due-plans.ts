import type { Selectable } from 'kysely';
import type { PlanRow, Tables } from '../store/tables.ts';

/** A plan whose time has come. */
export type DuePlan = Selectable<PlanRow>;

/** The next plan whose time has come, except those that were tried already. */
export function nextDue(tables: Tables, now: Date, tried: readonly number[]): Promise<DuePlan | undefined> {
	return tables
		.selectFrom('content.plan')
		.selectAll()
		.where('state', '=', 'waiting')
		.where('due_at', '<=', now)
		.$if(tried.length > 0, (query) => query.where('id', 'not in', tried))
		.orderBy('due_at')
		.orderBy('id')
		.limit(1)
		.executeTakeFirst();
}

/** Marks a plan as missed, since it was refused when its time came; not if it was cancelled meanwhile. */
export async function markMissed(tables: Tables, { id }: DuePlan, problem: string): Promise<void> {
	await tables.updateTable('content.plan').set({ state: 'missed', problem }).where('id', '=', id).where('state', '=', 'waiting').execute();
}
