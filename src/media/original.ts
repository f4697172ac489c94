import * as v from 'valibot';

const side = v.pipe(v.number(), v.integer(), v.minValue(1));
const point = v.object({ x: v.number(), y: v.number() });

/** What is known of an original. Lengths are pixels, after its orientation was applied. */
export const facts = v.object({
	/** Found by decoding, never taken from whoever sent it (I04). */
	format: v.picklist(['jpeg', 'png', 'webp']),
	width: side,
	height: side,
	isOpaque: v.boolean(),
	/** Commonest colour, `#rrggbb`. */
	dominant: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
	/** Where the eye goes first; what a crop keeps when nobody chose a focal point. */
	attention: point,
	/** Tells these bytes from others that had the same id. */
	version: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
});
export type Facts = v.InferOutput<typeof facts>;

/** An image as it is kept: re-encoded, upright, in sRGB, without the metadata that it came with. */
export type Original = { readonly bytes: Uint8Array; readonly facts: Facts };
