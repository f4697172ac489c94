// The parameters of content sources. Queries come from addresses, where every value may be a text.
import * as v from 'valibot';

const number = (min: number, max: number) =>
	v.pipe(
		v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
		v.integer(),
		v.minValue(min),
		v.maxValue(max),
	);

/** How many results are requested. */
export const size = (defaultSize: number, max = 100) => v.optional(number(0, max), defaultSize);

export const offset = v.optional(number(0, 10_000), 0);
export const page = v.optional(number(1, 1_000), 1);

/** What a text of the database can hold: unpaired surrogates and U+0000 are replaced, and find nothing. */
export const storable = (value: string): string => value.toWellFormed().replaceAll('\0', '\uFFFD');

/** Free text. */
export const text = v.pipe(v.string(), v.maxLength(2_000), v.transform(storable));
/** An id, slug or address. */
export const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300), v.transform(storable));

/** Section paths in one text: `/deportes,/politica`. */
export const paths = v.pipe(
	v.string(),
	v.maxLength(2_000),
	v.transform((list) =>
		list
			.split(',')
			.map((path) => path.trim().replace(/(?<=.)\/$/, ''))
			.filter((path) => path.startsWith('/')),
	),
);
