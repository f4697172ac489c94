import { lstatSync } from 'node:fs';
import { cp, lstat, mkdir, readdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { dumpName } from './backup.ts';
import { manifestName } from './manifest.ts';

/** Whether a path in a data directory or a backup belongs to its database. */
const isOfDatabase = (path: string): boolean => path === dumpName || path === 'database' || path.startsWith('database/');

/** The number and the bytes of the files in a data directory or a backup, without the database. */
export async function countFiles(folder: string): Promise<{ readonly files: number; readonly bytes: number }> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	const paths = entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
	const counted = paths.filter((path) => path !== manifestName && !isOfDatabase(path));
	let bytes = 0;
	for (const path of counted) bytes += (await lstat(join(folder, path))).size;
	return { files: counted.length, bytes };
}

/** Copies files of a backup into a data directory; the dump of a server is not one of them. `onFile` is called before each file. */
export async function copyBackup(folder: string, dataDir: string, onFile: () => void): Promise<void> {
	await mkdir(dataDir, { recursive: true });
	await cp(folder, dataDir, {
		recursive: true,
		filter: (path) => {
			const name = relative(folder, path);
			if (!isOfDatabase(name) && name !== manifestName && lstatSync(path).isFile()) onFile();
			return name !== dumpName && name !== manifestName;
		},
	});
}

export async function emptyFolder(folder: string): Promise<void> {
	for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true });
}
