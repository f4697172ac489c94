import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secret } from '#platform/secret';

/** Signs the id of an image: HMAC-SHA-256 in hexadecimal, version 1 of ANS's `image.auth`. */
export function signatureOf(id: string, secret: Secret): string {
	return createHmac('sha256', secret.reveal()).update(id).digest('hex');
}

/** Checks a signature in constant time. */
export function isSigned(id: string, signature: string, secret: Secret): boolean {
	const expected = Buffer.from(signatureOf(id, secret));
	const actual = Buffer.from(signature);
	return actual.length === expected.length && timingSafeEqual(actual, expected);
}
