// Deletes files whose application was erased or never stored.
import { sql } from 'kysely';
import type { IdentityDeps } from '../identity-deps.ts';

type Deps = Pick<IdentityDeps, 'tables' | 'applicationFiles'>;

/**
 * Removes the files of erased applications. Their rows stay without an application until the files are gone, so that nothing is
 * forgotten when a process dies.
 */
export async function removeErasedFiles({ tables, applicationFiles }: Deps): Promise<void> {
	const rows = await tables.selectFrom('identity.application_file').select('name').where('application', 'is', null).execute();
	for (const { name } of rows) {
		await applicationFiles.remove(name);
		await tables.deleteFrom('identity.application_file').where('name', '=', name).execute();
	}
}

/**
 * Longest time between the first byte of a file and the row that names it, in ms. An older file without a row was left by a killed process.
 */
const abandonedMs = 3_600_000;

/** Removes files that no row names: a killed process left them, or another process, with a folder of its own, erased their application. */
export async function removeAbandonedFiles({ tables, applicationFiles }: Deps, now = Date.now()): Promise<void> {
	const names = await applicationFiles.namesBefore(now - abandonedMs);
	if (names.length === 0) return;
	const { rows } = await sql<{ name: string }>`select name from identity.application_file where name = any(${names})`.execute(tables);
	const known = new Set(rows.map(({ name }) => name));
	for (const name of names) if (!known.has(name)) await applicationFiles.remove(name);
}
