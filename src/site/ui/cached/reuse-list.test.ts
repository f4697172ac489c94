import { expect, it } from 'vitest';
import { reuseList } from './reuse-list.ts';

const objects = (count: number): readonly object[] => Array.from({ length: count }, () => ({}));

it('finds a list of the same objects in the same order', () => {
	const list = objects(2);
	expect(reuseList(list)).toBe(list);
	expect(reuseList([...list])).toBe(list);
});

it.each<[string, (list: readonly object[]) => readonly object[]]>([
	['shorter', (list) => list.slice(1)],
	['longer', (list) => [...list, {}]],
	['in another order', (list) => list.toReversed()],
	['with another object', ([first = {}]) => [first, {}]],
])('tells a list that is %s', (_, change) => {
	const list = objects(2);
	reuseList(list);
	const other = change(list);
	expect(reuseList(other)).toBe(other);
	expect(reuseList([...list])).toBe(list);
});

it('remembers the last three lists by their first object', () => {
	const [first = {}, ...others] = objects(5);
	const lists = others.map((other) => [first, other]);
	for (const list of lists) reuseList(list);
	for (const list of lists.slice(1)) expect(reuseList([...list])).toBe(list);
	const oldest = [...(lists[0] ?? [])];
	expect(reuseList(oldest)).toBe(oldest);
});

it('has nothing to remember of an empty list', () => {
	const list = objects(0);
	expect(reuseList(list)).toBe(list);
});
