import * as v from 'valibot';

/** The answer of `POST /{brand}/api/imagenes/`: the members of an ANS image that the store knows. Lengths are pixels of the original. */
export const pictureSchema = v.object({
	type: v.literal('image'),
	version: v.string(),
	_id: v.string(),
	url: v.string(),
	width: v.number(),
	height: v.number(),
	focal_point: v.object({ x: v.number(), y: v.number() }),
	additional_properties: v.object({ dominant_color: v.string() }),
});
export type Picture = v.InferOutput<typeof pictureSchema>;
