import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { PurgeListener } from '../purge/purges.ts';
import { PurgedCache } from './purged-cache.ts';

const key = (name: string) => v.parse(v.pipe(v.string(), v.brand('PurgeKey')), name);
const sections = key('tn/sections');

/** A cache whose purges and loads the test makes. */
function setUp(isListening = true) {
	const listeners: PurgeListener[] = [];
	const subscribe = (listener: PurgeListener) => {
		listeners.push(listener);
		return () => {};
	};
	const cache = new PurgedCache<string>({ isListening: () => isListening, subscribe });
	let loads = 0;
	const read = (value: string | Promise<string>) =>
		cache.read(sections, async () => {
			loads += 1;
			return value;
		});
	const purge = (name: string) => {
		for (const listener of listeners) listener({ keys: [key(name)], gone: [] });
	};
	return { read, loads: () => loads, purge };
}

describe('a cached value', () => {
	it('is loaded once for concurrent callers', async () => {
		const { read, loads } = setUp();
		expect(await Promise.all([read('one'), read('two')])).toEqual(['one', 'one']);
		expect([await read('three'), loads()]).toEqual(['one', 1]);
	});

	it('L05 is loaded again after a purge of its key, and not after a purge of another key', async () => {
		const { read, purge } = setUp();
		await read('old');
		purge('ciudad/sections');
		expect(await read('new')).toBe('old');
		purge('tn/sections');
		expect(await read('new')).toBe('new');
	});

	it('L05 is not the value of a load that was in progress during the purge', async () => {
		const { read, purge } = setUp();
		const slow = Promise.withResolvers<string>();
		const before = read(slow.promise);
		purge('tn/sections');
		const after = read('new');
		slow.resolve('old');
		expect([await before, await after, await read('newer')]).toEqual(['old', 'new', 'new']);
	});

	it('is loaded for every caller while the process receives no purges', async () => {
		const { read } = setUp(false);
		expect([await read('one'), await read('two')]).toEqual(['one', 'two']);
	});

	it('X01 is never a failed load', async () => {
		const { read } = setUp();
		await expect(read(Promise.reject(new Error('database down')))).rejects.toThrow('database down');
		expect(await read('again')).toBe('again');
	});
});
