// Ids and texts that only one schema or function may make.
import * as v from 'valibot';

/** The `_id` of an ANS document: 26 upper-case base-32 characters, a UUID, or any id that its source gave it; never empty. */
export const documentIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(512), v.brand('DocumentId'));
export type DocumentId = v.InferOutput<typeof documentIdSchema>;

/** HTML that only the sanitizer makes. Views print no other HTML. */
export type SafeHtml = string & v.Brand<'SafeHtml'>;

/**
 * A surrogate key that names what a page was made from: `story/ID`, or a brand and a term such as `tn/section:/deportes`.
 * Queries report these keys and publications purge them.
 */
export type PurgeKey = string & v.Brand<'PurgeKey'>;

/** The keys that a publication changes. Pages with a key of `keys` are rendered again; those whose subject is in `gone` may not even be served stale. What is in `gone` is in `keys` too. */
export type Purge = { readonly keys: readonly PurgeKey[]; readonly gone: readonly PurgeKey[]; readonly madeAt?: Date };
