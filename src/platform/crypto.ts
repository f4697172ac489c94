// Random secrets, their digests, derived keys, and sealing: encryption for what must be read again.
import { createCipheriv, createDecipheriv, createHash, createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import type { Secret } from './secret.ts';

/** SHA-256, the form in which tokens and nonces are stored (T03, R01). */
export const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** 32 random bytes as 43 characters of base64url, which need no escaping in a path. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** Whether a text has the form of what `randomSecret` makes. */
export const isSecretForm = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** Derives a key of 32 bytes for one purpose from the installation's secret (HKDF-SHA-256, RFC 5869). */
export const derivedKey = (secret: Secret, purpose: string): KeyObject =>
	createSecretKey(Buffer.from(hkdfSync('sha256', secret.reveal(), 'kiosco', purpose, 32)));

/** Bytes of the tag that AES-GCM ends with; a shorter one would be easier to guess. */
const authTagLength = 16;

/** Encrypts a text that must be stored but not be readable in the database: AES-256-GCM, the nonce in front and the tag at the end. */
export function seal(key: KeyObject, text: string): Buffer {
	const nonce = randomBytes(12);
	const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength });
	return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts what `seal` encrypted. Throws when it was changed, cut off, or encrypted with another key. */
export function unseal(key: KeyObject, sealed: Buffer): string {
	const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength });
	cipher.setAuthTag(sealed.subarray(-authTagLength));
	return Buffer.concat([cipher.update(sealed.subarray(12, -authTagLength)), cipher.final()]).toString('utf8');
}
