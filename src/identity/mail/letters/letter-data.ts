import * as v from 'valibot';

/** A time; as text once it was kept. */
export const time = v.pipe(
	v.union([v.date(), v.pipe(v.string(), v.isoTimestamp())]),
	v.transform((given) => new Date(given)),
);

/** What a link needs that may be used once, until some time. */
export const linkOnce = { nonce: v.pipe(v.string(), v.minLength(20)), validUntil: time };

/** The reader's first name, where she gave one. */
export const firstName = v.optional(v.nullable(v.string()));
