import type { Schedule } from '../../contract/contract.ts';
import { scheduleSchema } from '../../data-documents/schedule/schedule-schema.ts';
import { weekOf } from '../../data-documents/schedule/week-of.ts';
import type { QueryContext } from '../query-context.ts';
import { validDocumentsOf } from './valid-documents.ts';

const scheduleDocuments = validDocumentsOf('schedule', scheduleSchema);

/** What the channel broadcasts in seven days, today first; undefined when it has no schedule. */
export async function schedule(context: QueryContext): Promise<Schedule | undefined> {
	return weekOf(await scheduleDocuments(context), context.brand.timeZone, context.now);
}
