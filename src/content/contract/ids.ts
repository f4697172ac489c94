import * as v from 'valibot';

/** ANS `_id` of a document: 26 upper-case base-32 characters, a UUID or any id that a source gave it; never empty. */
export const documentIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(512), v.brand('DocumentId'));
export type DocumentId = v.InferOutput<typeof documentIdSchema>;

/** HTML that went through the sanitizer, which alone makes it; the only HTML that a view may print. */
export type SafeHtml = string & v.Brand<'SafeHtml'>;

/**
 * What a page was made from, as a surrogate key: `story/ID`, or a brand and a term such as `tn/section:/deportes`.
 * Reading reports these and publishing purges them.
 */
export type PurgeKey = string & v.Brand<'PurgeKey'>;
