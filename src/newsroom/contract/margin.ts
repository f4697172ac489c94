import * as v from 'valibot';

/** The most characters of a story that a comment can be about. */
export const mostQuoted = 500;
/** The characters before and after the quoted words that are kept with them. */
export const contextLength = 40;

/** Words of the body, with the text around them, which tells the same words apart (W3C Web Annotation, TextQuoteSelector). Blocks are separated by line breaks. */
const quoteSchema = v.object({
	exact: v.pipe(v.string(), v.nonEmpty(), v.maxLength(mostQuoted)),
	prefix: v.pipe(v.string(), v.maxLength(contextLength)),
	suffix: v.pipe(v.string(), v.maxLength(contextLength)),
});
export type Quote = v.InferOutput<typeof quoteSchema>;

/** The body of the call that adds a comment: a reply to a thread, or one about the story or some words of it, with other words for them if it proposes any. */
export const newCommentSchema = v.pipe(
	v.object({
		thread: v.optional(v.pipe(v.number(), v.integer())),
		quote: v.optional(quoteSchema),
		/** In place of the quoted words; empty to delete them. */
		proposal: v.optional(v.pipe(v.string(), v.maxLength(2_000), v.regex(/^[^\n\r]*$/))),
		text: v.pipe(v.string(), v.trim(), v.maxLength(2_000)),
	}),
	v.check(({ text, proposal }) => text !== '' || proposal !== undefined, 'A comment says or proposes something'),
	v.check(({ quote, proposal }) => quote !== undefined || proposal === undefined, 'A proposal is about words'),
	v.check(({ quote, thread }) => quote === undefined || thread === undefined, 'A reply is about its thread'),
);
export type NewComment = v.InferInput<typeof newCommentSchema>;

/** The body of the call that resolves a thread, and says whether its proposal was accepted, or opens it again. */
export const resolutionSchema = v.object({ resolved: v.boolean(), accepted: v.optional(v.boolean()) });
export type Resolution = v.InferOutput<typeof resolutionSchema>;

const commentSchema = v.object({ number: v.number(), by: v.string(), isMine: v.boolean(), text: v.string(), madeAt: v.string() });
const threadSchema = v.object({
	...commentSchema.entries,
	quote: v.optional(quoteSchema),
	proposal: v.optional(v.string()),
	resolvedBy: v.optional(v.string()),
	/** Whether the proposal was accepted, when the thread is resolved. */
	accepted: v.optional(v.boolean()),
	replies: v.array(commentSchema),
});

/** A comment of staff in the margin of a story. Readers never see it. */
export type MarginComment = v.InferOutput<typeof commentSchema>;
/** A comment with its replies. */
export type MarginThread = v.InferOutput<typeof threadSchema>;

/** The answer of the calls of `/{brand}/api/notas/{id}/comentarios/`: all threads, the oldest first. */
export const marginSchema = v.object({ threads: v.array(threadSchema) });
export type Margin = v.InferOutput<typeof marginSchema>;
