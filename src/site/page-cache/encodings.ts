import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Content codings that pages are compressed with (RFC 9110, section 8.4). */
export type Coding = 'br' | 'gzip';

/** A content coding, or no compression. */
export type Encoding = Coding | 'identity';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const compress: Readonly<Record<Coding, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
	br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
	gzip: (bytes) => deflate(bytes),
};

/** Compresses pages. Requests for the same bytes at the same time share one compression. */
export class Compressor {
	readonly #running = new Map<string, Promise<Uint8Array>>();

	/** `name` identifies the bytes, such as their hash. */
	compress(name: string, bytes: Uint8Array, coding: Coding): Promise<Uint8Array> {
		const key = `${coding} ${name}`;
		const running = this.#running.get(key);
		if (running !== undefined) return running;
		const compressed = compress[coding](bytes).finally(() => this.#running.delete(key));
		this.#running.set(key, compressed);
		return compressed;
	}
}

/** The best encoding that an Accept-Encoding header allows; `q=0` forbids a coding. */
export function encodingFor(accepted: string | undefined): Encoding {
	if (accepted === undefined) return 'identity';
	if (allows(accepted, 'br')) return 'br';
	if (allows(accepted, 'gzip')) return 'gzip';
	return 'identity';
}

function allows(accepted: string, coding: string): boolean {
	const start = accepted.indexOf(coding);
	if (start === -1) return false;
	const rest = accepted.slice(start + coding.length, start + coding.length + 10);
	return !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(rest);
}
