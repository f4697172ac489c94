import * as v from 'valibot';
import type { DataSource } from '../contract/contract.ts';
import { textSchema } from './text-schema.ts';

/** Who gave the data of a document, and when: every data document has it. */
export const sourceSchema = v.object({
	name: textSchema(200),
	updated_at: v.pipe(v.string(), v.isoTimestamp()),
});

/** The source of a checked document, as pages show it. */
export const readSource = ({ name, updated_at }: v.InferOutput<typeof sourceSchema>): DataSource => ({
	name,
	updatedAt: new Date(updated_at),
});
