import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { ApiKey } from '#platform/config';

/** The credentials in the `Authorization` header of a request. */
export type Credentials =
	| { readonly kind: 'bearer'; readonly secret: string }
	| { readonly kind: 'signed'; readonly key: string; readonly timestamp: number; readonly nonce: string; readonly signature: string };

const signed = /^Kiosco-HMAC-SHA256 key=([\w-]{1,100}), ?timestamp=(\d{9,11}), ?nonce=([\w-]{16,100}), ?signature=([0-9a-f]{64})$/;

/** Parses the header `Authorization`; undefined when it has neither of the two forms of docs/how-to/ingest.md. */
export function readCredentials(header: string | undefined): Credentials | undefined {
	const secret = /^Bearer ([\x21-\x7e]{1,500})$/i.exec(header ?? '')?.[1];
	if (secret !== undefined) return { kind: 'bearer', secret };
	const [, key, timestamp, nonce, signature] = signed.exec(header ?? '') ?? [];
	if (!key || !nonce || !signature) return undefined;
	return { kind: 'signed', key, timestamp: Number(timestamp), nonce, signature };
}

/** The parts of a request that its signature covers. */
type SignedParts = {
	readonly method: string;
	readonly url: string;
	/** Unix time in seconds. */
	readonly timestamp: number;
	readonly nonce: string;
	readonly body: Buffer;
};

/** Hexadecimal HMAC-SHA256 over method, path with query, time, nonce and the SHA-256 of the body, one per line. */
export function sign(secret: string, { method, url, timestamp, nonce, body }: SignedParts): string {
	const digest = createHash('sha256').update(body).digest('hex');
	return createHmac('sha256', secret).update([method, url, timestamp, nonce, digest].join('\n')).digest('hex');
}

/** Compares two texts in a time that does not reveal where they differ. */
export function sameSecret(one: string, other: string): boolean {
	const digest = (text: string) => createHash('sha256').update(text).digest();
	return timingSafeEqual(digest(one), digest(other));
}

/** The key that the credentials name (signed) or contain (bearer). */
export const findKey = <Key extends ApiKey>(keys: readonly Key[], credentials: Credentials): Key | undefined =>
	keys.find((key) => (credentials.kind === 'bearer' ? sameSecret(key.secret.reveal(), credentials.secret) : key.id === credentials.key));
