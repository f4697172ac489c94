/** Median, least and greatest of a few measurements. */
export type Spread = { readonly min: number; readonly median: number; readonly max: number };

/** The spread of unsorted values; NaN when there are none. */
export function spreadOf(values: readonly number[]): Spread {
	const sorted = values.toSorted((a, b) => a - b);
	return { min: sorted[0] ?? Number.NaN, median: quantile(sorted, 0.5), max: sorted.at(-1) ?? Number.NaN };
}

/** The quantile of sorted values. */
export function quantile(sorted: readonly number[], share: number): number {
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Each value divided by the other value of the same round. */
export function ratios(values: readonly number[], partners: readonly number[]): Spread {
	return spreadOf(values.map((value, at) => value / (partners[at] ?? Number.NaN)));
}
