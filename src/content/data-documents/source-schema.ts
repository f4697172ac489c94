import * as v from 'valibot';

/** Who gave the data of a document, and when: every document of data has it. */
export const sourceSchema = v.object({
	name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200)),
	updated_at: v.pipe(v.string(), v.isoTimestamp()),
});
