// Returns the same array for the same items, so that caches keyed by the array find it.

/** The most lists that are remembered by their first object; the next one replaces the oldest. */
const most = 3;

const known = new WeakMap<object, readonly (readonly object[])[]>();

/** The array that had the same items before. The first of them should be in few lists: not one that all brands share. */
export function reuseList<Item extends object>(list: readonly Item[]): readonly object[] {
	const [first] = list;
	if (first === undefined) return list;
	const lists = known.get(first) ?? [];
	const same = lists.find((one) => one.length === list.length && one.every((item, at) => item === list[at]));
	if (same === undefined) known.set(first, [list, ...lists].slice(0, most));
	return same ?? list;
}
