import * as v from 'valibot';

const change = v.variant('kind', [
	v.object({ kind: v.picklist(['publish', 'withdraw', 'spike', 'recover']) }),
	v.object({ kind: v.literal('section'), id: v.pipe(v.string(), v.maxLength(200)), name: v.pipe(v.string(), v.maxLength(200)) }),
	v.object({ kind: v.literal('tag'), slug: v.pipe(v.string(), v.maxLength(200)), text: v.pipe(v.string(), v.maxLength(200)) }),
]);

const work = v.object({ id: v.pipe(v.string(), v.maxLength(200)), revision: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)) });

/** The body of `POST /{brand}/api/mesa/`: the stories with the text that the sender saw, and what happens to all of them or to none. */
export const bulkInputSchema = v.object({
	works: v.pipe(
		v.array(work),
		v.minLength(1),
		v.maxLength(100),
		v.check((works) => new Set(works.map(({ id }) => id)).size === works.length),
	),
	change,
});
export type BulkInput = v.InferOutput<typeof bulkInputSchema>;

/** The answer: the number by which the change can be undone. */
export const bulkDoneSchema = v.object({ change: v.number(), works: v.array(v.string()) });
export type BulkDone = v.InferOutput<typeof bulkDoneSchema>;

/** The answer of `GET /{brand}/api/mesa/`: the last change that can be undone, who has which story open, and the saved views. */
export const deskNowSchema = v.object({
	last: v.optional(v.object({ number: v.number(), kind: v.string(), works: v.number(), madeAt: v.string() })),
	present: v.array(v.object({ story: v.string(), name: v.string() })),
	views: v.array(v.object({ name: v.string(), query: v.string() })),
});
export type DeskNow = v.InferOutput<typeof deskNowSchema>;

/** The body of `PUT /{brand}/api/vistas/`: a saved view. An empty query removes the view of that name. */
export const viewInputSchema = v.object({
	name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60)),
	query: v.pipe(v.string(), v.maxLength(1_000)),
});
