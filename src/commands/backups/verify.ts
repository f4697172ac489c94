import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '#platform/database';
import type { Log } from '#platform/log';
import { CommandRefused } from '../command-refused.ts';
import { commandLimits } from '../database-or-socket.ts';
import { dumpName } from './backup.ts';
import { countFiles } from './backup-files.ts';
import { type Manifest, writeManifest } from './manifest.ts';
import { rowsOfDump } from './postgres-tools.ts';
import { countRows, type RowCounts, totalOf } from './tables.ts';

/**
 * Reads a whole new backup, counts its contents and writes the counts into it. Throws when something cannot be read, or when it has no
 * rows.
 */
export async function verifyBackup(folder: string, log: Log): Promise<Manifest> {
	const isDump = existsSync(join(folder, dumpName));
	const rows = await (isDump ? rowsOfDump(join(folder, dumpName)) : rowsOfCopy(folder, log));
	if (totalOf(rows) === 0) throw new CommandRefused(`${folder} has no rows: it is not a backup`);
	const manifest = {
		at: new Date().toISOString(),
		database: isDump ? 'postgres' : 'embedded',
		rows,
		...(await countFiles(folder)),
	} as const;
	await writeManifest(folder, manifest);
	return manifest;
}

/** Starts the copied database on its folder, which recovers it, and stops it again. */
async function rowsOfCopy(dataDir: string, log: Log): Promise<RowCounts> {
	const database = await openDatabase({ dataDir, log, ...commandLimits });
	const rows = await countRows(database).finally(() => database.close());
	await rm(join(dataDir, 'kiosco.flock'), { force: true });
	return rows;
}
