import * as v from 'valibot';

/** The answer of `GET /{brand}/api/direcciones/?path=…`: whether an address of the brand is taken. */
export const addressSchema = v.object({ taken: v.boolean() });
