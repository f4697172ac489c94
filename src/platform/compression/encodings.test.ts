import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Compressor, encodingFor } from './encodings.ts';

/** Ends when all that waits for no event is done. */
const nextTick = () => new Promise<void>((resolve) => process.nextTick(resolve));

describe('the encoding of a response', () => {
	it.each([
		[undefined, 'identity'],
		['gzip, deflate, br, zstd', 'zstd'],
		['zstd, br;q=0, gzip', 'gzip'],
		['zstd;q=0, br', 'br'],
		['gzip', 'gzip'],
		['br;q=0, gzip', 'gzip'],
		['br;q=0, *;q=0', 'identity'],
		['br;q=0.5', 'br'],
		['gzip;q=0', 'identity'],
		['br, gzip;q=0', 'br'],
		['br ;q=0', 'identity'],
		['br; q=0', 'identity'],
		['br;q=0.00', 'identity'],
		['', 'identity'],
	] as const)('to Accept-Encoding %s is %s', (accepted, encoding) => expect(encodingFor(accepted)).toBe(encoding));
});

describe('the compressor', () => {
	const bytes = Buffer.from('Portada '.repeat(100));

	it('compresses pages and encodings at the same time, each by itself', async () => {
		const compressor = new Compressor();
		const [zstd, br, gzip, other] = await Promise.all([
			compressor.compress({ name: 'a', bytes }, 'zstd'),
			compressor.compress({ name: 'a', bytes }, 'br'),
			compressor.compress({ name: 'a', bytes }, 'gzip'),
			compressor.compress({ name: 'b', bytes: Buffer.from('Nota') }, 'br'),
		]);
		expect([zstdDecompressSync(zstd), brotliDecompressSync(br), gunzipSync(gzip)]).toEqual([bytes, bytes, bytes]);
		expect(brotliDecompressSync(other).toString()).toBe('Nota');
	});

	it('compresses a page at once, and what takes longer beside other work', async () => {
		const compressor = new Compressor();
		const long = Buffer.alloc(262_145, 'Portada ');
		const isAtOnce = async (compressed: Promise<Uint8Array>) => {
			let isDone = false;
			void compressed.then(() => {
				isDone = true;
			});
			await nextTick();
			return isDone;
		};
		for (const coding of ['zstd', 'br', 'gzip'] as const) {
			const [atOnce, beside] = [compressor.compress({ name: 'a', bytes }, coding), compressor.compress({ name: 'b', bytes: long }, coding)];
			expect([await isAtOnce(atOnce), await isAtOnce(beside)]).toEqual([true, false]);
			await beside;
		}
		const thorough = compressor.compress({ name: 'a', bytes }, 'br', 'thorough');
		expect(await isAtOnce(thorough)).toBe(false);
		expect(brotliDecompressSync(await thorough)).toEqual(bytes);
	});

	it('keeps nothing of a compression that is done', async () => {
		const compressor = new Compressor();
		const first = await compressor.compress({ name: 'a', bytes }, 'br');
		expect(await compressor.compress({ name: 'a', bytes }, 'br')).not.toBe(first);
	});
});
