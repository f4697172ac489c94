import * as v from 'valibot';
import { orderField } from '../listed-fields.ts';
import { sectionIdSchema } from '../path-schemas.ts';
import { slugSchema } from '../slug-schema.ts';
import { sourceSchema } from '../source-schema.ts';
import { textSchema } from '../text-schema.ts';

const common = {
	type: v.literal('board'),
	_id: slugSchema(60),
	source: sourceSchema,
	title: textSchema(100),
	/** The id of the section whose cover shows it, such as `/deportes`. */
	section: sectionIdSchema,
	...orderField,
};

const indicator = v.object({
	name: textSchema(60),
	/** As readers see it, such as `$ 1.045`. */
	value: textSchema(30),
	/** In percent, against the day before. */
	change: v.optional(v.pipe(v.number(), v.minValue(-100), v.maxValue(10_000))),
});

const side = v.object({ name: textSchema(60), points: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))) });
const match = v.object({ home: side, away: side, state: textSchema(60) });

const table = v.pipe(
	v.looseObject({
		...common,
		kind: v.literal('table'),
		columns: v.pipe(v.array(textSchema(30)), v.minLength(2), v.maxLength(8)),
		rows: v.pipe(v.array(v.array(textSchema(80))), v.minLength(1), v.maxLength(40)),
	}),
	v.check(({ columns, rows }) => rows.every(({ length }) => length === columns.length), 'must have a cell for each column in each row'),
);

/** A document of type `board`: indicators, the scores of matches, or a table. */
export const boardSchema = v.variant('kind', [
	v.looseObject({ ...common, kind: v.literal('indicators'), indicators: v.pipe(v.array(indicator), v.minLength(1), v.maxLength(12)) }),
	v.looseObject({ ...common, kind: v.literal('scores'), matches: v.pipe(v.array(match), v.minLength(1), v.maxLength(20)) }),
	table,
]);

/** A checked document of type `board`. */
export type BoardDocument = v.InferOutput<typeof boardSchema>;
