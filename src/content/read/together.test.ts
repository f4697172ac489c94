import { expect, it } from 'vitest';
import { together } from './together.ts';

it('what is asked in one turn is answered at once, each with its own, and what comes later by another', async () => {
	const batches: (readonly number[])[] = [];
	const double = together(async (asks: readonly number[]) => {
		batches.push(asks);
		return (ask, index) => ask * 2 + index / 10;
	});
	const later = async () => {
		await Promise.resolve();
		return double(3);
	};
	expect(await Promise.all([double(1), double(2), later()])).toEqual([2, 4.1, 6.2]);
	expect(await double(4)).toBe(8);
	expect(batches).toEqual([[1, 2, 3], [4]]);
});

it('a failure is that of all who asked, and not of those who ask again', async () => {
	let fails = true;
	const ask = together(async () => {
		if (fails) throw new Error('database down');
		return () => 'fine';
	});
	await Promise.all([expect(ask(1)).rejects.toThrow('database down'), expect(ask(2)).rejects.toThrow('database down')]);
	fails = false;
	expect(await ask(3)).toBe('fine');
});
