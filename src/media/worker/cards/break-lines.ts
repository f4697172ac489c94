/** Words with their widths, and the width of a space, all in the same unit as the width of a line. */
export type MeasuredWords = { readonly words: readonly { readonly text: string; readonly width: number }[]; readonly space: number };

/** A way to break the words from one of them on: its cost, and where each line ends. */
type Break = { readonly cost: number; readonly ends: readonly number[] };

/** The cost of a line that ends with a word of at most three letters, such as "de" or "los"; an empty line costs 1. */
const dangling = 0.06;

/** How many lines the words need at least; infinitely many when a word is longer than a line. */
export function leastLines({ words, space }: MeasuredWords, lineWidth: number): number {
	let [lines, filled] = [1, -space];
	for (const { width } of words) {
		if (width > lineWidth) return Number.POSITIVE_INFINITY;
		if (filled + space + width <= lineWidth) filled += space + width;
		else [lines, filled] = [lines + 1, width];
	}
	return lines;
}

/** Breaks words into a given number of lines of nearly the same width; few lines end with a short word. The words must fit. */
export function breakLines(measured: MeasuredWords, lineWidth: number, lines: number): string[] {
	const best = bestBreak(measured, lineWidth, lines);
	return best.ends.map((end, line) =>
		measured.words
			.slice(best.ends[line - 1] ?? 0, end)
			.map(({ text }) => text)
			.join(' '),
	);
}

/** Finds the cheapest break line by line: `rows[w]` is the best way to set the first `w` words in the lines so far. */
function bestBreak(measured: MeasuredWords, lineWidth: number, lines: number): Break {
	const count = measured.words.length;
	let rows: (Break | undefined)[] = [{ cost: 0, ends: [] }];
	for (let line = 0; line < lines; line++) {
		const next: (Break | undefined)[] = [];
		for (let start = 0; start < count; start++) extend(rows[start], next, { measured, lineWidth, start });
		rows = next;
	}
	return rows[count] ?? { cost: 0, ends: [count] };
}

type LineFrom = { readonly measured: MeasuredWords; readonly lineWidth: number; readonly start: number };

/** Adds to a break every line that may follow it, where that is better than what was found. */
function extend(before: Break | undefined, found: (Break | undefined)[], { measured: { words, space }, lineWidth, start }: LineFrom): void {
	if (before === undefined) return;
	let width = -space;
	for (let end = start + 1; end <= words.length; end++) {
		const word = words[end - 1];
		width += space + (word?.width ?? 0);
		if (width > lineWidth) return;
		const isDangling = end < words.length && (word?.text.length ?? 0) <= 3;
		const cost = before.cost + (1 - width / lineWidth) ** 2 + (isDangling ? dangling : 0);
		if (cost < (found[end]?.cost ?? Number.POSITIVE_INFINITY)) found[end] = { cost, ends: [...before.ends, end] };
	}
}
