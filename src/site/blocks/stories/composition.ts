import type { looks } from './looks.ts';

export type LookName = keyof typeof looks;

/** What a list is made of in the end: a look and so many stories that its rows have no holes. */
export type Composition = { readonly look: LookName; readonly count: number };

/** The counts that fill each look's rows, and what becomes of a list with fewer; a single story fills only a stack. */
const rules: Readonly<Record<LookName, { readonly fills: (count: number) => boolean; readonly fewer?: LookName }>> = {
	mosaic: { fills: (count) => count === 5, fewer: 'grid' },
	carousel: { fills: (count) => count > 4, fewer: 'grid' },
	grid: { fills: (count) => count > 2 && (count % 4 === 0 || count % 3 === 0), fewer: 'pair' },
	headlines: { fills: (count) => count % 4 === 0, fewer: 'list' },
	list: { fills: (count) => count > 2 && count % 2 === 0, fewer: 'lead' },
	lead: { fills: (count) => count > 2, fewer: 'pair' },
	pair: { fills: (count) => count % 2 === 0 },
	stack: { fills: () => true },
	numbered: { fills: () => true },
};

/** The fullest composition that so many stories allow, with at most `asked` of them. Undefined when there is none to show. */
export function compose(look: LookName, asked: number, available: number): Composition | undefined {
	const most = Math.min(asked, available);
	if (most === 0) return undefined;
	const { fills, fewer } = rules[look];
	for (let count = most; count > 0; count--) if (fills(count)) return { look, count };
	return fewer && compose(fewer, most, available);
}
