// The terms of use and the text on personal data, as pages show them.
import type { DataSource } from './data-source.ts';

/** The legal texts of a brand, by the ids of their documents. */
export type LegalTextId = 'terms' | 'privacy';

/** A section of a legal text; `anchor` is its id on a page. */
export type LegalSection = {
	readonly anchor: string;
	readonly heading: string;
	readonly paragraphs: readonly string[];
	readonly list?: readonly string[] | undefined;
};

/** A version of a legal text; `since` is the day from which it is in force, `YYYY-MM-DD`. */
export type LegalVersion = {
	readonly since: string;
	/** What changed in this version. */
	readonly summary: string;
	readonly sections: readonly LegalSection[];
};

/** A legal text: the version in force, and those before it, newest first. */
export type LegalText = {
	readonly source: DataSource;
	readonly title: string;
	readonly current: LegalVersion;
	readonly earlier: readonly LegalVersion[];
};
