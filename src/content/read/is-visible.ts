import { type RawBuilder, sql } from 'kysely';

/**
 * The only rule for when readers may see a placement, its lists and its search entry (C08). `table` is an alias in the query.
 */
export const isVisible = (table: string, now: Date): RawBuilder<boolean> =>
	sql<boolean>`${sql.ref(`${table}.visible_from`)} <= ${now} and (${sql.ref(`${table}.visible_to`)} is null or ${sql.ref(`${table}.visible_to`)} > ${now})`;
