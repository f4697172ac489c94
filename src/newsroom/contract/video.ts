import * as v from 'valibot';
import { storedStorySchema } from './story.ts';

/** Bytes of a piece of a film: few enough for every proxy and for a line that breaks, many enough for a fast one. */
export const pieceBytes = 4 * 1024 * 1024;

/** The body of `POST /{brand}/api/videos/subidas/`. `modified`: when the file was changed last, in ms since 1970. */
export const newUploadSchema = v.object({
	name: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
	bytes: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
	modified: v.pipe(v.number(), v.safeInteger()),
});
export type NewUpload = v.InferOutput<typeof newUploadSchema>;

/** An upload of a film, and how many bytes of it have arrived. */
export const filmUploadSchema = v.object({ ...newUploadSchema.entries, id: v.string(), received: v.number() });
export type FilmUpload = v.InferOutput<typeof filmUploadSchema>;

/** The answer of `GET /{brand}/api/videos/subidas/`: the person's uploads that are not finished. `maxBytes`: the largest film that is taken. */
export const filmUploadsSchema = v.object({ uploads: v.array(filmUploadSchema), maxBytes: v.number() });
export type FilmUploads = v.InferOutput<typeof filmUploadsSchema>;

/** The answer of `POST …/terminar/`. `checking`: the film is being checked; ask again. `unfit`: the code says why it is not taken. */
export const finishedUploadSchema = v.variant('kind', [
	v.object({ kind: v.literal('checking') }),
	v.object({ kind: v.literal('stored'), video: storedStorySchema }),
	v.object({ kind: v.literal('unfit'), problem: v.string() }),
]);
export type FinishedUpload = v.InferOutput<typeof finishedUploadSchema>;

/** The body of `POST /{brand}/api/videos/subtitulos/`: a WebVTT or SubRip file. */
export const captionsInputSchema = v.object({ text: v.pipe(v.string(), v.maxLength(1_000_000)) });

/** What may be wrong with a file of captions. */
export const captionProblems = ['not-captions', 'no-time', 'bad-time', 'ends-before-start', 'out-of-order', 'no-text', 'no-cues'] as const;

/** The answer: the address of the stored WebVTT file, or what is wrong, and in which line of the file that was sent. */
export const storedCaptionsSchema = v.variant('kind', [
	v.object({ kind: v.literal('stored'), url: v.string() }),
	v.object({ kind: v.literal('unfit'), problem: v.picklist(captionProblems), line: v.number() }),
]);
export type StoredCaptions = v.InferOutput<typeof storedCaptionsSchema>;

/** The answer of `GET /{brand}/api/videos/{id}/usos/`: the works of the brand whose current text names a video; how many of other brands do. */
export const videoUsesSchema = v.object({
	uses: v.array(v.object({ id: v.string(), headline: v.nullable(v.string()) })),
	elsewhere: v.number(),
});
export type VideoUses = v.InferOutput<typeof videoUsesSchema>;
