// Random secrets, their digests, derived keys, and sealing: encryption of values that the program must read again.
import {
	createCipheriv,
	createDecipheriv,
	createHash,
	createHmac,
	createSecretKey,
	hkdfSync,
	type KeyObject,
	randomBytes,
	timingSafeEqual,
} from 'node:crypto';
import type { Secret } from './secret.ts';

/** SHA-256, the form in which tokens and nonces are stored (T03, R01). */
export const digest = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** 32 random bytes as 43 characters of base64url, which need no escaping in a path. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** Whether a text has the form of a `randomSecret`. */
export const isSecretForm = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** The keys of one purpose. `current` signs and seals. During a rotation, values made with `other` are accepted, too (O07). */
export type Keys = { readonly current: KeyObject; readonly other: KeyObject | undefined };

/** Derives the keys of one purpose from the two versions of the installation's secret: 32 bytes each (HKDF-SHA-256, RFC 5869). */
export const derivedKeys = (secret: Secret, purpose: string): Keys => ({
	current: derivedKey(secret, purpose),
	other: secret.other && derivedKey(secret.other, purpose),
});

/** The key of one purpose from the current version alone, for values that may be lost when the secret changes. */
export const derivedKey = (secret: Secret, purpose: string): KeyObject =>
	createSecretKey(Buffer.from(hkdfSync('sha256', secret.reveal(), 'kiosco', purpose, 32)));

/** All keys that verify: the current one, and the other one if there is one. */
export const allKeys = ({ current, other }: Keys): readonly KeyObject[] => (other ? [current, other] : [current]);

/** HMAC-SHA-256 of a text. */
export const mac = (key: KeyObject, text: string | Uint8Array): Buffer => createHmac('sha256', key).update(text).digest();

/** Whether two secrets are equal. The time that it takes does not tell where they differ. */
export function isSameSecret(one: string | Uint8Array, other: string | Uint8Array): boolean {
	const [left, right] = [Buffer.from(one), Buffer.from(other)];
	return left.length === right.length && timingSafeEqual(left, right);
}

/** Bytes of the tag that AES-GCM ends with; a shorter one would be easier to guess. */
const authTagLength = 16;

/** Encrypts a text that must be stored but not be readable in the database: AES-256-GCM, the nonce in front and the tag at the end. */
export function seal({ current }: Pick<Keys, 'current'>, text: string): Buffer {
	const nonce = randomBytes(12);
	const cipher = createCipheriv('aes-256-gcm', current, nonce, { authTagLength });
	return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts what `seal` encrypted with either key. Throws when it was changed, cut off, or encrypted with another key. */
export function unseal({ current, other }: Keys, sealed: Buffer): string {
	if (!other) return unsealWith(current, sealed);
	try {
		return unsealWith(current, sealed);
	} catch {
		return unsealWith(other, sealed);
	}
}

function unsealWith(key: KeyObject, sealed: Buffer): string {
	const cipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength });
	cipher.setAuthTag(sealed.subarray(-authTagLength));
	return Buffer.concat([cipher.update(sealed.subarray(12, -authTagLength)), cipher.final()]).toString('utf8');
}
