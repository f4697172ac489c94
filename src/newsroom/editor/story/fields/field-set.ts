import type { Fields } from '../../ans/fields.ts';

/** The props of a group of fields: their values, and a function that changes some of them. */
export type FieldSet = { readonly fields: Fields; readonly set: (part: Partial<Fields>) => void };
