import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secret } from '#platform/secret';

/** Proof that we named an image ourselves: HMAC-SHA-256 of its id in hexadecimal, version 1 of ANS's `image.auth`. */
export function signatureOf(id: string, secret: Secret): string {
	return createHmac('sha256', secret.reveal()).update(id).digest('hex');
}

/** Compared in constant time. */
export function isSigned(id: string, signature: string, secret: Secret): boolean {
	const expected = Buffer.from(signatureOf(id, secret));
	const given = Buffer.from(signature);
	return given.length === expected.length && timingSafeEqual(given, expected);
}
