import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** Largest unpacked file, in bytes. */
const maxOutputLength = 512_000_000;

/** Decompresses bytes. Gzip is recognised by its first bytes, Brotli only by `encoding`. */
export function unpacked(bytes: Uint8Array, encoding = ''): Uint8Array {
	if (bytes[0] === 0x1f && bytes[1] === 0x8b) return gunzipSync(bytes, { maxOutputLength });
	return encoding === 'br' ? brotliDecompressSync(bytes, { maxOutputLength }) : bytes;
}
