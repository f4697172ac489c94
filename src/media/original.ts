import * as v from 'valibot';

const side = v.pipe(v.number(), v.integer(), v.minValue(1));
/** A point of an image, in pixels. */
export const point = v.object({ x: v.number(), y: v.number() });

/** The facts about an original. Lengths are pixels, after the orientation was applied. */
export const facts = v.object({
	/** Found by decoding; what the sender claims does not count (I04). */
	format: v.picklist(['jpeg', 'png', 'webp']),
	width: side,
	height: side,
	isOpaque: v.boolean(),
	/** Most frequent colour, `#rrggbb`. */
	dominant: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
	/** The point that draws attention; crops keep it when the image has no focal point. */
	attention: point,
	/** Distinguishes these bytes from others with the same id. */
	version: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
});
export type ImageFacts = v.InferOutput<typeof facts>;

/** An image as it is stored: re-encoded, upright, in sRGB, without its metadata. */
export type Original = { readonly bytes: Uint8Array; readonly facts: ImageFacts };
