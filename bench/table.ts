import type { Spread } from './spread.ts';

/** A table with a title, and notes that explain it. */
export type Section = {
	readonly title: string;
	readonly head: readonly string[];
	readonly rows: readonly (readonly string[])[];
	readonly notes: readonly string[];
	/** The goals that were not reached, a sentence each; the benchmark then fails. */
	readonly missed?: readonly string[];
};

/** Formats a section as Markdown: columns as wide as their widest cell, numbers aligned right. */
export function markdown({ title, head, rows, notes }: Section): string {
	const widths = head.map((name, column) => Math.max(3, name.length, ...rows.map((row) => row[column]?.length ?? 0)));
	const line = (cells: readonly string[]) =>
		`| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
	const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
	return [`### ${title}`, '', line(head), rule, ...rows.map(line), ...notes.flatMap((note) => ['', note])].join('\n');
}

/** A whole number with thousands separators. */
export function count(value: number): string {
	return Math.round(value).toLocaleString('en');
}

/** Bytes as kB of 1,000 bytes, with one decimal. */
export function kilobytes(bytes: number): string {
	return (bytes / 1000).toFixed(1);
}

/** A number with fixed decimals; `–` for undefined. */
export function decimals(value: number | undefined, digits: number): string {
	return value === undefined ? '–' : value.toFixed(digits);
}

/** `median (min–max)`. */
export function spread({ min, median, max }: Spread, format: (value: number) => string): string {
	return `${format(median)} (${format(min)}–${format(max)})`;
}
