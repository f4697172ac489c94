import { textAt } from '../ans/json.ts';
import type { Draft } from '../contract/contract.ts';
import { parseStored } from '../document-index/read-documents.ts';
import { lackingPart } from '../documents/visibility.ts';
import { type DeskScope, deskWorks } from './desk-page.ts';

/** What is being written: the works of the first page of the state `working`, with what keeps each from being published. */
export async function drafts(scope: DeskScope): Promise<readonly Draft[]> {
	const { works } = await deskWorks(scope, { state: 'working', from: 0 });
	return works.map(({ id, body, received_at }) => {
		const work = parseStored({ body, repairs: null });
		return { id, headline: textAt(work, 'headlines', 'basic') ?? id, receivedAt: received_at.toISOString(), lacks: lackingPart(work) };
	});
}
