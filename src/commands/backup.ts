import { cp, mkdir } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import type { Database } from '#platform/database';

/** The data directory to copy, and the embedded database in it. */
export type BackupSource = { readonly dataDir: string; readonly database: Database };

/** Not copied as files: the database is copied by its engine, the rest belongs to one process or is made again at each start. */
const isExcluded = (path: string): boolean =>
	['database', 'kiosco.flock', 'kiosco.lock', 'pages.snapshot'].includes(path) || path.endsWith('.sock');

/**
 * Copies a data directory that is in use into a new folder (D04), on which a program can be started. Files are copied after
 * the database, so every file that a row names is there. Throws when the folder exists or lies in the data directory.
 */
export async function backUp({ dataDir, database }: BackupSource, to: string): Promise<void> {
	const [from, folder] = [resolve(dataDir), resolve(to)];
	if (`${folder}${sep}`.startsWith(`${from}${sep}`)) throw new Error('the backup folder must lie outside the data directory');
	await mkdir(folder);
	await database.copyTo(join(folder, 'database'));
	await cp(from, folder, { recursive: true, filter: (path) => !isExcluded(relative(from, path)) });
}
