// The newsletters of a brand, as pages show them.
import type { Picture } from '../picture.ts';
import type { DataSource } from './data-source.ts';

/** A newsletter that readers can subscribe to. Its editions are stories of the kind `newsletter` with the tag `slug`. */
export type Newsletter = {
	readonly slug: string;
	readonly title: string;
	/** What it brings, for readers who do not know it. */
	readonly text: string;
	/** How often and when it comes, in words. */
	readonly schedule: string;
	/** The section that it belongs to, when the brand has it. */
	readonly section?: { readonly id: string; readonly name: string };
	readonly picture?: Picture;
	readonly source: DataSource;
};
