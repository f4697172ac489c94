import { type RawBuilder, sql } from 'kysely';

/** The one rule of what a reader may see of a placement, its lists and its search entry, at a time (C08). `table` is an alias. */
export const isShown = (table: string, now: Date): RawBuilder<boolean> =>
	sql<boolean>`${sql.ref(`${table}.visible_from`)} <= ${now} and (${sql.ref(`${table}.visible_to`)} is null or ${sql.ref(`${table}.visible_to`)} > ${now})`;
