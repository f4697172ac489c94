import * as v from 'valibot';

/** A time; as text once it was kept. */
export const timeData = v.pipe(
	v.union([v.date(), v.pipe(v.string(), v.isoTimestamp())]),
	v.transform((given) => new Date(given)),
);

/** What a link needs that may be used once, until some time. */
export const oneTimeLinkData = { nonce: v.pipe(v.string(), v.minLength(20)), validUntil: timeData };

/** The reader's first name, where she gave one. */
export const firstNameData = v.optional(v.nullable(v.string()));
