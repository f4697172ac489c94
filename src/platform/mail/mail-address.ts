// The last check of an address before it is written into the headers of an email; also the schema of the sender addresses in the settings.
import * as v from 'valibot';

/**
 * An email address that every mail program reads as this one address: one `@`, no space, no invisible character, and no character
 * with a meaning in headers (RFC 5322, 3.2.3). Quoted local parts and address literals are excluded on purpose.
 */
const plain = /^[^\p{C}\p{Z}()<>[\]:;,\\"@]{1,64}@[^\p{C}\p{Z}()<>[\]:;,\\"@]{1,189}$/u;

/** A plain email address. */
export const mailAddress = v.pipe(v.string(), v.regex(plain, 'must be an address such as no-reply@tn.example'));
