// A page as a list of chunks: text rendered for this page, and cached markup or styles that pages share, already encoded as bytes.
import { hash } from 'node:crypto';

/** A cached chunk: markup that many pages share, as bytes, and a digest of them. */
export type CachedChunk = { readonly bytes: Buffer; readonly digest: string };

/** The chunks of a page, in order. */
export type Chunks = readonly (string | CachedChunk)[];

/** Makes a chunk to cache: its bytes and their digest (SHA-256), which no page computes again. */
export const cacheChunk = (bytes: Buffer): CachedChunk => ({ bytes, digest: hash('sha256', bytes, 'base64url') });

/** The bytes of a page. Each chunk is written into its place: joining 150 kB, as text or as bytes, takes as long as encoding them. */
export function encodeChunks(chunks: Chunks): Buffer {
	const bytes = Buffer.allocUnsafeSlow(chunks.reduce((sum, chunk) => sum + lengthOf(chunk), 0));
	let at = 0;
	for (const chunk of chunks) {
		if (typeof chunk === 'string') at += bytes.write(chunk, at);
		else {
			bytes.set(chunk.bytes, at);
			at += chunk.bytes.length;
		}
	}
	return bytes;
}

const lengthOf = (chunk: string | CachedChunk) => (typeof chunk === 'string' ? Buffer.byteLength(chunk) : chunk.bytes.length);

/** A digest of a page, equal for equal chunks. It reads the digests of cached chunks, not their bytes. */
export function digestOf(chunks: Chunks): string {
	// Markup has no character U+0000, so a digest cannot be mistaken for text.
	return hash('sha256', chunks.map((chunk) => (typeof chunk === 'string' ? chunk : `\0${chunk.digest}\0`)).join(''), 'base64url');
}
