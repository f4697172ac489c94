import * as v from 'valibot';

/** A text of a data document that says something, trimmed, of at most so many characters. */
export const textSchema = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));
