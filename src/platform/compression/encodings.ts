// Content codings: which one a client takes, and compressing bytes.
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, zstdCompress, zstdCompressSync } from 'node:zlib';

/** Content codings that answers are compressed with (RFC 9110, section 8.4; RFC 8878 for zstd). */
export type Coding = 'zstd' | 'br' | 'gzip';

/**
 * The encoding that a client prefers; `identity` is no compression. A client with `zstd` takes Brotli too: it gets zstd at first, and the
 * smaller Brotli once the page is compressed thoroughly.
 */
export type Encoding = Coding | 'identity';

/** `quick` for the first answer, `thorough` for a page that is requested again and again. */
type Effort = 'quick' | 'thorough';

/** Bytes of the longest page that is compressed quickly at once, in 1 to 3 ms; every page of a reader is shorter. */
const longestAtOnce = 262_144;

/**
 * Compresses quickly at once, and what takes longer on another thread. The functions for other threads leave so much memory to the garbage
 * collector that V8 marks the whole heap every fifty pages, which costs more than the compression itself.
 */
const codec =
	<Options>(
		atOnce: (bytes: Uint8Array, options: Options) => Uint8Array,
		onThread: (bytes: Uint8Array, options: Options) => Promise<Uint8Array>,
		optionsFor: (size: number, effort: Effort) => Options,
	) =>
	async (bytes: Uint8Array, effort: Effort): Promise<Uint8Array> =>
		(effort === 'quick' && bytes.length <= longestAtOnce ? atOnce : onThread)(bytes, optionsFor(bytes.length, effort));

/** Quality of Brotli. A home takes some 1 ms quickly, and 60 ms for a seventh fewer bytes. */
const qualities: Readonly<Record<Effort, number>> = { quick: 4, thorough: 10 };

const compress: Readonly<Record<Coding, (bytes: Uint8Array, effort: Effort) => Promise<Uint8Array>>> = {
	// The cheapest level: a page that is requested again gets Brotli.
	zstd: codec(zstdCompressSync, promisify(zstdCompress), (size) => ({
		params: { [constants.ZSTD_c_compressionLevel]: 1 },
		pledgedSrcSize: size,
		// One piece of memory for a whole page.
		chunkSize: 65_536,
	})),
	br: codec(brotliCompressSync, promisify(brotliCompress), (size, effort) => ({
		params: { [constants.BROTLI_PARAM_QUALITY]: qualities[effort], [constants.BROTLI_PARAM_SIZE_HINT]: size },
	})),
	gzip: codec(gzipSync, promisify(gzip), () => ({})),
};

/** Compresses bytes that are sent once. */
export const compressQuickly = (bytes: Uint8Array, coding: Coding): Promise<Uint8Array> => compress[coding](bytes, 'quick');

/** `name` identifies the bytes, such as their hash. */
type NamedBytes = { readonly name: string; readonly bytes: Uint8Array };

/** Compresses pages. Requests for the same bytes at the same time share one compression. */
export class Compressor {
	readonly #running = new Map<string, Promise<Uint8Array>>();

	compress({ name, bytes }: NamedBytes, coding: Coding, effort: Effort = 'quick'): Promise<Uint8Array> {
		const key = `${coding} ${effort} ${name}`;
		const running = this.#running.get(key);
		if (running !== undefined) return running;
		const compressed = compress[coding](bytes, effort).finally(() => this.#running.delete(key));
		this.#running.set(key, compressed);
		return compressed;
	}
}

/** The best encoding that an Accept-Encoding header allows; `q=0` forbids a coding. */
export function encodingFor(accepted: string | undefined): Encoding {
	if (accepted === undefined) return 'identity';
	if (allows(accepted, 'br')) return allows(accepted, 'zstd') ? 'zstd' : 'br';
	if (allows(accepted, 'gzip')) return 'gzip';
	return 'identity';
}

function allows(accepted: string, coding: string): boolean {
	const start = accepted.indexOf(coding);
	if (start === -1) return false;
	const rest = accepted.slice(start + coding.length, start + coding.length + 10);
	return !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(rest);
}
