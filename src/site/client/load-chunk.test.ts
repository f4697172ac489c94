import { describe, expect, it } from 'vitest';
import { ChunkLoadError, chunkTimeout, loadChunk } from './load-chunk.ts';

describe('a chunk', () => {
	it('CONT-08 is waited for 120,000 ms', () => expect(chunkTimeout).toBe(120_000));

	it('CONT-08 LOC-12 counts as lost after its time', async () => {
		await expect(loadChunk('/a.js', () => new Promise(() => undefined), 10)).rejects.toThrow(ChunkLoadError);
	});

	it('LOC-12 is asked for once more under another address, then it is lost', async () => {
		const asked: string[] = [];
		const load = (url: string) => {
			asked.push(url);
			return Promise.reject(new Error('network'));
		};
		await expect(loadChunk('/a.js', load)).rejects.toThrow(ChunkLoadError);
		expect(asked).toEqual(['/a.js', '/a.js?retry']);
	});

	it('comes at the second try', async () => {
		let tries = 0;
		const load = async () => {
			tries += 1;
			if (tries === 1) throw new Error('network');
			return 'island';
		};
		expect(await loadChunk('/a.js', load)).toBe('island');
	});
});
