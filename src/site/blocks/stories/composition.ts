// Chooses the look of a list of stories and their number, so that its last row has no holes.
import type { looks } from './looks.ts';

/** The name of a look of a list of stories. */
export type LookName = keyof typeof looks;

/** The look of a list of stories, and a number of stories that fills its rows without holes. */
export type Composition = { readonly look: LookName; readonly count: number };

/** For each look, the counts that fill its rows, and the look of a list with fewer stories. A single story fills only `stack` and `numbered`. */
const rules: Readonly<Record<LookName, { readonly fills: (count: number) => boolean; readonly fewer?: LookName }>> = {
	mosaic: { fills: (count) => count === 5, fewer: 'grid' },
	posters: { fills: (count) => count % 4 === 0, fewer: 'grid' },
	carousel: { fills: (count) => count > 4, fewer: 'grid' },
	grid: { fills: (count) => count > 2 && (count % 4 === 0 || count % 3 === 0), fewer: 'pair' },
	headlines: { fills: (count) => count % 4 === 0, fewer: 'list' },
	list: { fills: (count) => count > 2 && count % 2 === 0, fewer: 'lead' },
	lead: { fills: (count) => count > 2, fewer: 'pair' },
	pair: { fills: (count) => count % 2 === 0 },
	stack: { fills: () => true },
	numbered: { fills: () => true },
};

/** The largest composition of at most `count` of the available stories. `undefined` when no look fits. */
export function compose(look: LookName, count: number, available: number): Composition | undefined {
	const most = Math.min(count, available);
	if (most === 0) return undefined;
	const { fills, fewer } = rules[look];
	for (let size = most; size > 0; size--) if (fills(size)) return { look, count: size };
	return fewer && compose(fewer, most, available);
}
