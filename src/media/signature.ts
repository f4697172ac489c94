import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secret } from '#platform/secret';

/** Signs the id of an image: HMAC-SHA-256 in hexadecimal, version 1 of ANS's `image.auth`. */
export function signatureOf(id: string, secret: Secret): string {
	return createHmac('sha256', secret.reveal()).update(id).digest('hex');
}

/** Checks a signature in constant time. A signature with the secret's other version is valid, too. */
export function isSigned(id: string, signature: string, secret: Secret): boolean {
	const expected = Buffer.from(signatureOf(id, secret));
	const actual = Buffer.from(signature);
	const isSame = actual.length === expected.length && timingSafeEqual(actual, expected);
	return isSame || (secret.other !== undefined && isSigned(id, signature, secret.other));
}
