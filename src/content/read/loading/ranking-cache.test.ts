import { expect, it } from 'vitest';
import { RankingCache } from './ranking-cache.ts';

const at = (seconds: number) => new Date(1_000_000_000_000 + seconds * 1000);

function setUp() {
	const cache = new RankingCache();
	let loads = 0;
	const read = (seconds: number, ranking: readonly string[] | Error = [`load ${loads + 1}`], name = 'tn day') =>
		cache.read(name, at(seconds), async () => {
			loads += 1;
			if (ranking instanceof Error) throw ranking;
			return ranking;
		});
	return read;
}

it('a ranking is read once a minute', async () => {
	const read = setUp();
	expect([await read(0), await read(59.9), await read(60)]).toEqual([['load 1'], ['load 1'], ['load 2']]);
});

it('each name has its own ranking', async () => {
	const read = setUp();
	expect([await read(0), await read(0, ['other'], 'tn hour'), await read(0)]).toEqual([['load 1'], ['other'], ['load 1']]);
});

it('a page as of an earlier time gets none of later reads', async () => {
	const read = setUp();
	await read(10);
	expect(await read(9)).toEqual(['load 2']);
});

it('an empty ranking and one that could not be read are read again', async () => {
	const read = setUp();
	expect(await read(0, [])).toEqual([]);
	await expect(read(0, new Error('database down'))).rejects.toThrow('database down');
	expect(await read(0)).toEqual(['load 3']);
});
