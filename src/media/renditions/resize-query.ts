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

/** The offered qualities, on JPEG's scale from 0 to 100. */
const qualities = [50, 70, 85] as const;

/** The query of an image address, in the form of Arc's resizer v2. No other parameter or size is accepted (I01). */
export const resizeQuery = v.pipe(
	v.strictObject({
		auth: v.string(),
		width: v.pipe(number, v.picklist(widths)),
		height: v.optional(number),
		quality: v.optional(v.pipe(number, v.picklist(qualities)), '70'),
		/** In pixels of the original. Without it, crops keep the point that draws attention. */
		focal: v.optional(focal),
		smart: v.optional(v.literal('true')),
	}),
	v.check(({ width, height }) => height === undefined || heightsFor(width).includes(height), 'the height belongs to none of the shapes'),
	v.check(({ focal, smart }) => focal === undefined || smart === undefined, 'a focal point, or smart'),
);
export type ResizeQuery = v.InferOutput<typeof resizeQuery>;

/** The signature alone, which is checked first. */
export const signedQuery = v.object({ auth: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) });
