import { type Kysely, sql } from 'kysely';
import type { Log } from '../log.ts';
import type { DatabaseDriver } from './database-driver.ts';

const SAFE_WHEN_ON = ['fsync', 'synchronous_commit', 'full_page_writes'];

/** Logs a warning when a power loss can lose acknowledged changes: always on PGlite, which does not flush, and on a server with unsafe settings (D02). */
export async function warnOfLostChanges(database: Kysely<unknown>, kind: DatabaseDriver['kind'], log: Log): Promise<void> {
	if (kind === 'pglite') {
		log.warn({}, 'embedded database: a crash of this program loses nothing, a power loss can lose the latest changes');
		return;
	}
	const { rows } = await sql<{ name: string }>`select name from pg_settings where name = any(${SAFE_WHEN_ON}) and setting = 'off'`.execute(
		database,
	);
	const off = rows.map(({ name }) => name);
	if (off.length > 0) log.warn({ off }, 'PostgreSQL runs with settings that can lose acknowledged changes');
}
