// The programmes of a channel, as pages show them.
import type { Picture } from '../picture.ts';
import type { DataSource } from './data-source.ts';

/** A programme. Its page is that of the section `section`. */
export type Programme = {
	/** The id of its section, such as `/programas/ficcion/salina-vieja`. */
	readonly section: string;
	/** What it is about. */
	readonly text: string;
	/** When it is broadcast, in words. */
	readonly hours?: string;
	readonly cast: readonly CastMember[];
	/** The newest first. */
	readonly seasons: readonly Season[];
	readonly picture?: Picture;
	readonly source: DataSource;
};

/** Somebody who is in a programme; `role` is what they do, or whom they play. */
export type CastMember = { readonly name: string; readonly role: string };

/** A season and its chapters, by their numbers. */
export type Season = { readonly name: string; readonly chapters: readonly Chapter[] };

export type Chapter = {
	readonly number: number;
	readonly title: string;
	/** The day of its first broadcast (`YYYY-MM-DD`). */
	readonly date?: string;
	/** The id of the work in which it can be seen or read. */
	readonly story?: string;
};
