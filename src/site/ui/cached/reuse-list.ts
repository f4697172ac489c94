/** The most lists that are remembered by their first object; the next one replaces the oldest. */
const most = 3;

const known = new WeakMap<object, readonly (readonly object[])[]>();

/**
 * Returns the list that was seen before with the same objects in the same order, so that markup that is cached for that list is found; else
 * the list itself. The first object should be in few lists: not one that all brands share.
 */
export function reuseList<Item extends object>(list: readonly Item[]): readonly object[] {
	const [first] = list;
	if (first === undefined) return list;
	const lists = known.get(first) ?? [];
	const same = lists.find((one) => one.length === list.length && one.every((item, at) => item === list[at]));
	if (same === undefined) known.set(first, [list, ...lists].slice(0, most));
	return same ?? list;
}
