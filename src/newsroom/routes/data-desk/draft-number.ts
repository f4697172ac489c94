import * as v from 'valibot';

/** The number of a draft in an address or a form; undefined without one. */
export const draftNumber = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.toNumber())), undefined);
