import * as v from 'valibot';
import { fileKinds } from '../../contract/contract.ts';
import { slugSchema } from '../slug-schema.ts';
import { textSchema } from '../text-schema.ts';

const megabyte = 1_000_000;

const asked = {
	/** The name of the question in its form. */
	id: slugSchema(40),
	label: textSchema(200),
	hint: v.optional(textSchema(300)),
	required: v.optional(v.boolean(), true),
};

const length = (most: number, usual: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most)), usual);

/** A question of an open call's form. */
export const questionSchema = v.variant('kind', [
	v.strictObject({ ...asked, kind: v.literal('short-text'), max_length: length(500, 200) }),
	v.strictObject({ ...asked, kind: v.literal('long-text'), max_length: length(5_000, 2_000) }),
	v.strictObject({
		...asked,
		kind: v.literal('choice'),
		options: v.pipe(
			v.array(textSchema(100)),
			v.minLength(2),
			v.maxLength(40),
			v.check((options) => new Set(options).size === options.length, 'must differ from each other'),
		),
	}),
	v.strictObject({ ...asked, kind: v.picklist(['yes-no', 'date', 'phone', 'email']) }),
	v.strictObject({
		...asked,
		kind: v.literal('file'),
		accepts: v.pipe(v.array(v.picklist(fileKinds)), v.minLength(1), v.maxLength(fileKinds.length)),
		max_mb: v.pipe(v.number(), v.minValue(0.1), v.maxValue(100)),
	}),
]);

/** A checked question. */
export type QuestionDocument = v.InferOutput<typeof questionSchema>;

/** The bytes that a question may take; 0 for one without a file. */
export const bytesOf = (question: QuestionDocument): number => (question.kind === 'file' ? Math.round(question.max_mb * megabyte) : 0);
