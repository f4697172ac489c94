import type { BrandId } from '#brands';

/** How a test reaches a brand: with a browser, or with requests. A test of a rule reaches none. */
export type ReachedBy = 'browser' | 'wire';

/** The brands that a test reached, by browser and by requests. */
export type Reached = Readonly<Partial<Record<ReachedBy, readonly BrandId[]>>>;

declare module 'vitest' {
	interface TaskMeta {
		reached?: Reached;
	}
}
