import type { BrandId } from '#brands';

/** How a test reaches a brand: in a browser, or by requests. A test that reaches none is of a rule. */
export type Way = 'browser' | 'wire';

/** The brands that a test reached, by the way. */
export type Reached = Readonly<Partial<Record<Way, readonly BrandId[]>>>;

declare module 'vitest' {
	interface TaskMeta {
		reached?: Reached;
	}
}
