/** What Lighthouse gives points for. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

/** One run of Lighthouse. */
export type Run = {
	/** From 0 to 100. */
	readonly scores: Readonly<Record<Category, number>>;
	/** Cumulative layout shift. */
	readonly moved: number;
	/** The metrics as Lighthouse prints them. */
	readonly times: string;
	/** The titles of the audits that lost points. */
	readonly faults: readonly string[];
};

/** The run with the median performance, and of all runs the least performance and the most layout shift. */
export type Result = Omit<Run, 'moved'> & { readonly worst: number; readonly mostMoved: number };
