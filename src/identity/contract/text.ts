import * as v from 'valibot';

/** Null bytes and halves of characters cannot be stored. */
export const storable = /^[^\0\p{Surrogate}]*$/u;

/** A text that can be kept, or looked for among what is kept. */
export const text = (most: number) => v.pipe(v.string(), v.maxLength(most), v.regex(storable));
