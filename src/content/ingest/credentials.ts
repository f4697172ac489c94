import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IngestKey } from '#platform/config';

/** What a request says about who sends it. */
export type Credentials =
	| { readonly kind: 'bearer'; readonly secret: string }
	| { readonly kind: 'signed'; readonly key: string; readonly timestamp: number; readonly nonce: string; readonly signature: string };

const signed = /^Kiosco-HMAC-SHA256 key=([\w-]{1,100}), ?timestamp=(\d{9,11}), ?nonce=([\w-]{16,100}), ?signature=([0-9a-f]{64})$/;

/** Reads the header `Authorization`; undefined when it is neither of the two forms of docs/how-to/ingest.md. */
export function readCredentials(header: string | undefined): Credentials | undefined {
	const secret = /^Bearer ([\x21-\x7e]{1,500})$/i.exec(header ?? '')?.[1];
	if (secret !== undefined) return { kind: 'bearer', secret };
	const [, key, timestamp, nonce, signature] = signed.exec(header ?? '') ?? [];
	if (!key || !nonce || !signature) return undefined;
	return { kind: 'signed', key, timestamp: Number(timestamp), nonce, signature };
}

/** The parts of a request that a signature covers. */
export type Signed = {
	readonly method: string;
	readonly url: string;
	readonly timestamp: number;
	readonly nonce: string;
	readonly body: Buffer;
};

/** Hexadecimal HMAC-SHA256 over method, path with query, time, nonce and digest of the body, each on a line. */
export function sign(secret: string, { method, url, timestamp, nonce, body }: Signed): string {
	const digest = createHash('sha256').update(body).digest('hex');
	return createHmac('sha256', secret).update([method, url, timestamp, nonce, digest].join('\n')).digest('hex');
}

/** Whether two texts are the same, in a time that tells nothing about where they differ. */
export function sameSecret(one: string, other: string): boolean {
	const digest = (text: string) => createHash('sha256').update(text).digest();
	return timingSafeEqual(digest(one), digest(other));
}

/** The key that the credentials name or hold. */
export const keyOf = (keys: readonly IngestKey[], credentials: Credentials): IngestKey | undefined =>
	keys.find((key) => (credentials.kind === 'bearer' ? sameSecret(key.secret.reveal(), credentials.secret) : key.id === credentials.key));
