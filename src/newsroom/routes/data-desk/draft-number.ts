import * as v from 'valibot';

/** The number of a draft in an address. */
export const draftInPath = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.toNumber());

/** The number of a draft in the query of an address, or in a form; undefined without one. */
export const draftNumber = v.fallback(v.optional(draftInPath), undefined);
