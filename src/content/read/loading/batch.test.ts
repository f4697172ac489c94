import { expect, it } from 'vitest';
import { batch } from './batch.ts';

it('calls of one turn of the event loop are loaded together, and later calls in another batch', async () => {
	const batches: (readonly number[])[] = [];
	const double = batch(async (args: readonly number[]) => {
		batches.push(args);
		return (argument, index) => argument * 2 + index / 10;
	});
	const later = async () => {
		await Promise.resolve();
		return double(3);
	};
	expect(await Promise.all([double(1), double(2), later()])).toEqual([2, 4.1, 6.2]);
	expect(await double(4)).toBe(8);
	expect(batches).toEqual([[1, 2, 3], [4]]);
});

it('a failure rejects every call of its batch, and no call of the next', async () => {
	let fails = true;
	const load = batch(async () => {
		if (fails) throw new Error('database down');
		return () => 'fine';
	});
	await Promise.all([expect(load(1)).rejects.toThrow('database down'), expect(load(2)).rejects.toThrow('database down')]);
	fails = false;
	expect(await load(3)).toBe('fine');
});
