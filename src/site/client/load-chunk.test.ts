import { describe, expect, it } from 'vitest';
import { ChunkLoadError, chunkTimeout, loadChunk } from './load-chunk.ts';

describe('a chunk', () => {
	it('CONT-08 has 120,000 ms to load', () => expect(chunkTimeout).toBe(120_000));

	it('CONT-08 LOC-12 fails after its time', async () => {
		await expect(loadChunk('/a.js', () => new Promise(() => undefined), 10)).rejects.toThrow(ChunkLoadError);
	});

	it('LOC-12 is requested once more under another address, then it fails', async () => {
		const requested: string[] = [];
		const load = (url: string) => {
			requested.push(url);
			return Promise.reject(new Error('network'));
		};
		await expect(loadChunk('/a.js', load)).rejects.toThrow(ChunkLoadError);
		expect(requested).toEqual(['/a.js', '/a.js?retry']);
	});

	it('is loaded by the second try', async () => {
		let tries = 0;
		const load = async () => {
			tries += 1;
			if (tries === 1) throw new Error('network');
			return 'island';
		};
		expect(await loadChunk('/a.js', load)).toBe('island');
	});
});
