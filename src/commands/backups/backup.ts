import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import type { Database } from '#platform/database';
import type { Secret } from '#platform/secret';
import { CommandRefused } from '../command-refused.ts';
import { makeNewFolder } from '../new-folder.ts';
import { dumpTo } from './postgres-tools.ts';

/** The data directory to copy, and its database: the one in the directory, or that of the server at the address. */
export type BackupSource = { readonly dataDir: string; readonly database: Database; readonly databaseUrl: Secret | undefined };

/** In a backup of a server: its database. A backup of the embedded database has the folder `database` instead. */
export const dumpName = 'database.dump';

/** Not copied as files: the engine copies the database; the rest belongs to one process, can be made again, or is unfinished. */
const isExcluded = (path: string): boolean =>
	['database', 'kiosco.flock', 'kiosco.lock', 'backups.log', join('media', 'renditions')].includes(path) ||
	path.startsWith('pages.snapshot') ||
	path.endsWith('.sock') ||
	basename(path) === 'unfinished';

/**
 * Copies the database and the data directory, which may be in use, into a new folder (D04). The files are copied after the database, so
 * every file that a row names is there. Symbolic links are followed, for example to a folder on another disk. Throws `CommandRefused` when
 * the folder exists or lies in the data directory.
 */
export async function backUp({ dataDir, database, databaseUrl }: BackupSource, to: string): Promise<void> {
	const [from, folder] = [resolve(dataDir), resolve(to)];
	if (`${folder}${sep}`.startsWith(`${from}${sep}`)) throw new CommandRefused('the backup folder must lie outside the data directory');
	if (!existsSync(from)) throw new CommandRefused(`there is no folder ${from}: is DATA_DIR that of the server?`);
	await makeNewFolder(folder);
	if (databaseUrl) await dumpTo(join(folder, dumpName), databaseUrl);
	else await database.copyTo(join(folder, 'database'));
	await cp(from, folder, { recursive: true, dereference: true, filter: (path) => !isExcluded(relative(from, path)) });
}
