import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { PurgeListener } from '../../purge/purges.ts';
import { Kept } from './kept.ts';

const key = (name: string) => v.parse(v.pipe(v.string(), v.brand('PurgeKey')), name);
const sections = key('tn/sections');

/** Something kept, whose purges and readings a test makes. */
function setUp(hearing = true) {
	const listeners: PurgeListener[] = [];
	const listen = (hear: PurgeListener) => {
		listeners.push(hear);
		return () => {};
	};
	const kept = new Kept<string>({ isHearing: () => hearing, listen });
	let reads = 0;
	const read = (value: string | Promise<string>) =>
		kept.read(sections, async () => {
			reads += 1;
			return value;
		});
	const purge = (name: string) => {
		for (const hear of listeners) hear({ keys: [key(name)], gone: [] });
	};
	return { read, reads: () => reads, purge };
}

describe('what is kept', () => {
	it('is read once, by however many at once', async () => {
		const { read, reads } = setUp();
		expect(await Promise.all([read('one'), read('two')])).toEqual(['one', 'one']);
		expect([await read('three'), reads()]).toEqual(['one', 1]);
	});

	it('L05 is read again after a purge of its key, and not after that of another', async () => {
		const { read, purge } = setUp();
		await read('old');
		purge('ciudad/sections');
		expect(await read('new')).toBe('old');
		purge('tn/sections');
		expect(await read('new')).toBe('new');
	});

	it('L05 is not what was being read when the purge came', async () => {
		const { read, purge } = setUp();
		const slow = Promise.withResolvers<string>();
		const before = read(slow.promise);
		purge('tn/sections');
		const after = read('new');
		slow.resolve('old');
		expect([await before, await after, await read('newer')]).toEqual(['old', 'new', 'new']);
	});

	it('is nothing while no purges are heard', async () => {
		const { read } = setUp(false);
		expect([await read('one'), await read('two')]).toEqual(['one', 'two']);
	});

	it('X01 is not a failure', async () => {
		const { read } = setUp();
		await expect(read(Promise.reject(new Error('database down')))).rejects.toThrow('database down');
		expect(await read('again')).toBe('again');
	});
});
