/** Two texts, split into their common beginning, the parts that differ, and their common end. */
export type Change = { readonly before: string; readonly old: string; readonly new: string; readonly after: string };

/** Finds where two texts differ, at the boundaries of words and of the segments of a path. */
export function changeBetween(old: string, fresh: string): Change {
	const [was, is] = [partsOf(old), partsOf(fresh)];
	const start = shared(was, is);
	const end = shared(was.slice(start).reverse(), is.slice(start).reverse());
	return {
		before: was.slice(0, start).join(''),
		old: was.slice(start, was.length - end).join(''),
		new: is.slice(start, is.length - end).join(''),
		after: end === 0 ? '' : was.slice(-end).join(''),
	};
}

const partsOf = (text: string): readonly string[] => text.split(/(\s+|\/)/).filter(Boolean);

/** The number of equal items at the beginning of two lists. */
function shared(one: readonly string[], other: readonly string[]): number {
	const end = one.findIndex((part, index) => part !== other[index]);
	return end < 0 ? one.length : end;
}
