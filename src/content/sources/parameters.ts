import * as v from 'valibot';

/** The queries of sources come from addresses, where everything may be a text. */
const number = (least: number, most: number) =>
	v.pipe(
		v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
		v.integer(),
		v.minValue(least),
		v.maxValue(most),
	);

/** How many are asked for, and the number when nobody says. */
export const size = (usual: number, most = 100) => v.optional(number(0, most), usual);
export const offset = v.optional(number(0, 10_000), 0);
export const page = v.optional(number(1, 1_000), 1);

/** A word or sentence of a caller. */
export const text = v.pipe(v.string(), v.maxLength(2_000));
export const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300));

/** `/deportes,/politica`: section paths in a list. */
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
