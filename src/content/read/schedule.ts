import * as v from 'valibot';
import type { Schedule } from '../contract/contract.ts';
import { scheduleSchema } from '../data-documents/schedule/schedule-schema.ts';
import { weekOf } from '../data-documents/schedule/week-of.ts';
import { dataDocuments } from './cached-documents.ts';
import type { QueryContext } from './query-context.ts';

/** What the channel broadcasts in seven days, today first; undefined when it has no schedule. */
export async function schedule(context: QueryContext): Promise<Schedule | undefined> {
	const stored = await dataDocuments(context, 'schedule');
	const documents = stored.flatMap(({ document }) => {
		const parsed = v.safeParse(scheduleSchema, document);
		// Stored by a schema that has changed since: the other days are shown all the same.
		return parsed.success ? [parsed.output] : [];
	});
	return weekOf(documents, context.brand.timeZone, context.now);
}
