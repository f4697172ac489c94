import { textAt } from '../ans/json.ts';
import type { Draft } from '../contract/contract.ts';
import { lackingPart } from '../documents/visibility.ts';
import { type DeskScope, deskWorks } from './desk-page.ts';
import { documentIn } from './work-rows.ts';

/** What is being written: the works of the first page of the state `working`, with what keeps each from being published. */
export async function drafts(scope: DeskScope): Promise<readonly Draft[]> {
	const { works } = await deskWorks(scope, { state: 'working', from: 0 });
	return works.map((row) => {
		const work = documentIn(row);
		const headline = textAt(work, 'headlines', 'basic') ?? row.id;
		return { id: row.id, headline, receivedAt: row.received_at.toISOString(), lacks: lackingPart(work) };
	});
}
