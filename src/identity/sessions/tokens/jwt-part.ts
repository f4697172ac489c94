/** Encodes a part of a JWT: JSON in base64url (RFC 7515, section 3.1). */
export const jwtPart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
