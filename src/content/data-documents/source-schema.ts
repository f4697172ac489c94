import * as v from 'valibot';
import { textSchema } from './text-schema.ts';

/** Who gave the data of a document, and when: every document of data has it. */
export const sourceSchema = v.object({
	name: textSchema(200),
	updated_at: v.pipe(v.string(), v.isoTimestamp()),
});
