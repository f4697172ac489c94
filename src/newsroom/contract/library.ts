import * as v from 'valibot';

const text = (length: number) => v.pipe(v.string(), v.maxLength(length));
const pixels = v.pipe(v.number(), v.minValue(0));

/** What staff enter for a picture: its words, the focal point that crops keep (pixels of the original), and when the rights end. */
export const pictureWordsSchema = v.object({
	caption: text(1_000),
	credit: text(200),
	alt: text(1_000),
	focal: v.object({ x: pixels, y: pixels }),
	rightsEnd: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
});
export type PictureWords = v.InferOutput<typeof pictureWordsSchema>;

/** A picture of the library. `isKnown`: the library already had the file that was just sent. */
export const libraryPictureSchema = v.object({
	...pictureWordsSchema.entries,
	id: v.string(),
	extension: v.string(),
	width: v.number(),
	height: v.number(),
	dominant: v.string(),
	addedBy: v.string(),
	addedAt: v.string(),
	isKnown: v.boolean(),
});
export type LibraryPicture = v.InferOutput<typeof libraryPictureSchema>;

/** The query and the answer of `GET /{brand}/api/biblioteca/`, the newest picture first. */
export const libraryQuerySchema = v.object({
	words: v.optional(text(200), ''),
	from: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number)), '0'),
});
export const libraryListSchema = v.object({ pictures: v.array(libraryPictureSchema), next: v.optional(v.number()) });
export type LibraryList = v.InferOutput<typeof libraryListSchema>;

/** The answer of `GET /{brand}/api/biblioteca/{id}/usos/`: the published stories that have a picture. */
export const pictureUsesSchema = v.object({
	uses: v.array(v.object({ brand: v.string(), id: v.string(), path: v.string(), headline: v.nullable(v.string()) })),
});
export type PictureUses = v.InferOutput<typeof pictureUsesSchema>;
