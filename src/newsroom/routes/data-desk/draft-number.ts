import * as v from 'valibot';

const number = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.toNumber());

/** The number of a draft in the address of a form, or in the form; undefined without one. */
export const draftNumber = v.fallback(v.optional(number), undefined);

/** The address that discards a draft. */
export const draftParams = v.object({ kind: v.string(), number });
