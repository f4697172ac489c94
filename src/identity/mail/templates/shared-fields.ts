// Schemas of data fields that several templates use.
import * as v from 'valibot';

/** A time: a `Date`, or an ISO timestamp once the data has been stored. */
export const timeData = v.pipe(
	v.union([v.date(), v.pipe(v.string(), v.isoTimestamp())]),
	v.transform((stored) => new Date(stored)),
);

/** The data of a link with a nonce, which works once, until a time. */
export const nonceLinkData = { nonce: v.pipe(v.string(), v.minLength(20)), validUntil: timeData };

/** The reader's first name, if they gave one. */
export const firstNameData = v.optional(v.nullable(v.string()));
