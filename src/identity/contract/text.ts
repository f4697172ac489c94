import * as v from 'valibot';

/** PostgreSQL cannot store null bytes and unpaired surrogates. */
const storable = /^[^\0\p{Surrogate}]*$/u;

/** A text that PostgreSQL can store or search, of at most `max` UTF-16 units. */
export const text = (max: number) => v.pipe(v.string(), v.maxLength(max), v.regex(storable));
