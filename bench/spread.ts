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

export const meanOf = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** The slope of the line that fits the points best (least squares): how much the values grow for each step of 1 along. */
export function slopeOf(along: readonly number[], values: readonly number[]): number {
	const [middle, level] = [meanOf(along), meanOf(values)];
	const spreadOfSteps = along.reduce((sum, one) => sum + (one - middle) ** 2, 0);
	return along.reduce((sum, one, at) => sum + (one - middle) * ((values[at] ?? level) - level), 0) / spreadOfSteps;
}

/** Each value divided by the other value of the same round. */
export function ratios(values: readonly number[], partners: readonly number[]): Spread {
	return spreadOf(values.map((value, at) => value / (partners[at] ?? Number.NaN)));
}
