import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beginOutboxAnew } from '#content';
import type { Config } from '#platform/config';
import { openDatabase } from '#platform/database';
import type { Log } from '#platform/log';
import { CommandRefused } from '../command-refused.ts';
import { commandLimits } from '../database-or-socket.ts';
import { dumpName } from './backup.ts';
import { copyBackup, countFiles, emptyFolder } from './backup-files.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { restoreFrom } from './postgres-tools.ts';
import { countRows, tablesOf } from './tables.ts';

/** Where a backup is restored to. */
export type RestoreTarget = Pick<Config, 'dataDir' | 'databaseUrl'> & { readonly log: Log };

/** The manifest of a backup that can be restored to the target. Throws `CommandRefused` when the kinds differ, or the target has data. */
export async function expectRestorable(folder: string, target: RestoreTarget): Promise<Manifest> {
	const manifest = await readManifest(folder);
	expectSameKind(manifest, target);
	const found = await readdir(target.dataDir).catch(() => []);
	if (found.length > 0)
		throw new CommandRefused(`${resolve(target.dataDir)} is not empty (${found.slice(0, 3).join(', ')}): restore into a new folder`);
	await expectEmptyServer(target);
	return manifest;
}

function expectSameKind({ database }: Manifest, { databaseUrl }: RestoreTarget): void {
	if (database === 'postgres' && !databaseUrl)
		throw new CommandRefused('this is a backup of PostgreSQL: name an empty database in DATABASE_URL');
	if (database === 'embedded' && databaseUrl)
		throw new CommandRefused('this is a backup of the embedded database: restore it without DATABASE_URL, then use npm run move');
}

async function expectEmptyServer({ dataDir, databaseUrl, log }: RestoreTarget): Promise<void> {
	if (!databaseUrl) return;
	const database = await openDatabase({ dataDir, databaseUrl: databaseUrl.reveal(), log });
	const tables = await tablesOf(database).finally(() => database.close());
	if (tables.length > 0) throw new CommandRefused(`the database in DATABASE_URL has tables already (${tables.slice(0, 3).join(', ')})`);
}

/**
 * Restores the files and the database of a backup to a target that `expectRestorable` accepted, and counts both there. Throws when the
 * counts differ from the manifest. When anything fails, the folder is emptied again. `onFile` is called before each file.
 */
export async function restore(folder: string, target: RestoreTarget, onFile: () => void = () => {}): Promise<void> {
	try {
		await copyBackup(folder, target.dataDir, onFile);
		if (target.databaseUrl) await restoreFrom(join(folder, dumpName), target.databaseUrl);
		await expectAll(await readManifest(folder), target);
	} catch (error) {
		await emptyFolder(target.dataDir);
		throw error;
	}
}

async function expectAll(manifest: Manifest, { dataDir, databaseUrl, log }: RestoreTarget): Promise<void> {
	const { files } = await countFiles(dataDir);
	if (files < manifest.files) throw new CommandRefused(`the backup had ${manifest.files} files, and now has ${files}`);
	const database = await openDatabase({ dataDir, databaseUrl: databaseUrl?.reveal(), log, ...commandLimits });
	try {
		const rows = await countRows(database);
		const missing = Object.keys(manifest.rows).filter((table) => rows[table] !== manifest.rows[table]);
		if (missing.length > 0) throw new CommandRefused(`the restored database has other rows than the backup in ${missing.join(', ')}`);
		await beginOutboxAnew(database);
	} finally {
		await database.close();
	}
}
