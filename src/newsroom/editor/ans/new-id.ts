const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The id of a new document or element: 26 random base-32 characters, as ANS has them. */
export const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(26)), (byte) => base32[byte % 32]).join('');
