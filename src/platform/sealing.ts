// Secrets at rest: digests of what is only compared, and what is sealed because it must be read again.
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import type { Secret } from './secret.ts';

/** SHA-256, the form in which tokens and nonces lie at rest (T03, R01). */
export const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** 32 random bytes as 43 characters that a path takes as they are. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** A key for one purpose, derived from the service's secret (HKDF-SHA-256, RFC 5869). */
export const derivedKey = (secret: Secret, purpose: string): Buffer =>
	Buffer.from(hkdfSync('sha256', secret.reveal(), 'kiosco', purpose, 32));

/** Encrypts what must lie in the database but not be readable there: AES-256-GCM, its nonce in front and its tag at the end. */
export function seal(key: Buffer, text: string): Buffer {
	const nonce = randomBytes(12);
	const cipher = createCipheriv('aes-256-gcm', key, nonce);
	return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** Gives back what was sealed; throws when it was changed or sealed under another key. */
export function unseal(key: Buffer, sealed: Buffer): string {
	const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
	cipher.setAuthTag(sealed.subarray(-16));
	return Buffer.concat([cipher.update(sealed.subarray(12, -16)), cipher.final()]).toString('utf8');
}
