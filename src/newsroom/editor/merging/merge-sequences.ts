import { diff3MergeRegions } from 'node-diff3';

/** A value as it was (`base`), as it is here (`mine`), and as it is on the server (`theirs`). */
export type Three<T> = { readonly base: T; readonly mine: T; readonly theirs: T };

/**
 * A three-way merge of sequences of keys. What only one side changed is taken from that side. Where both changed the same place, `settle` decides; if it
 * returns undefined, the result is undefined.
 */
export function mergeSequences(
	{ base, mine, theirs }: Three<readonly string[]>,
	settle: (clash: Three<readonly string[]>) => readonly string[] | undefined,
): readonly string[] | undefined {
	const merged: string[] = [];
	for (const region of diff3MergeRegions([...mine], [...base], [...theirs])) {
		const part: readonly string[] | undefined =
			'bufferContent' in region
				? region.bufferContent
				: settled({ base: region.oContent, mine: region.aContent, theirs: region.bContent }, settle);
		if (!part) return undefined;
		merged.push(...part);
	}
	return merged;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
	one.length === other.length && one.every((key, at) => key === other[at]);

function settled(clash: Three<readonly string[]>, settle: (clash: Three<readonly string[]>) => readonly string[] | undefined) {
	const { base, mine, theirs } = clash;
	if (isSame(mine, theirs)) return mine;
	// Both sides only added items at this place: all of them stay.
	return base.length === 0 ? [...theirs, ...mine] : settle(clash);
}
