/** A block of lines without an empty one, and the number of its first line. */
export type Block = { readonly lines: readonly string[]; readonly at: number };
