import * as v from 'valibot';

/**
 * An address that no mail program reads as more than one, or as another than it looks: one `@`, no space, no invisible character and
 * none of the signs that mean something in a header (RFC 5322, 3.2.3). Quoted local parts and address literals are left out on purpose.
 */
const plain = /^[^\p{C}\p{Z}()<>[\]:;,\\"@]{1,64}@[^\p{C}\p{Z}()<>[\]:;,\\"@]{1,189}$/u;

export const mailAddress = v.pipe(v.string(), v.regex(plain, 'must be an address such as no-reply@tn.example'));
