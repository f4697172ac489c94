import * as v from 'valibot';
import { heightsFor, widths } from '../contract/contract.ts';

const number = v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,4})$/), v.transform(Number));

const focal = v.pipe(
	v.string(),
	v.regex(/^\d{1,5},\d{1,5}$/),
	v.transform((text) => text.split(',').map(Number)),
	v.tuple([v.number(), v.number()]),
	v.transform(([x, y]) => ({ x, y })),
);

/** Steps of quality, on the scale that JPEG made usual. */
const qualities = [50, 70, 85] as const;

/** The query of an image's address, in the words of Arc's resizer v2. Nothing else is made, and nothing else is looked at (I01). */
export const wishQuery = v.pipe(
	v.strictObject({
		auth: v.string(),
		width: v.pipe(number, v.picklist(widths)),
		height: v.optional(number),
		quality: v.optional(v.pipe(number, v.picklist(qualities)), '70'),
		/** Pixels of the original; 0 is one. Where it is absent, what draws attention is kept. */
		focal: v.optional(focal),
		smart: v.optional(v.literal('true')),
	}),
	v.check(({ width, height }) => height === undefined || heightsFor(width).includes(height), 'the height belongs to none of the shapes'),
	v.check(({ focal, smart }) => focal === undefined || smart === undefined, 'a focal point, or smart'),
);
export type Wish = v.InferOutput<typeof wishQuery>;

export const signed = v.object({ auth: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });
