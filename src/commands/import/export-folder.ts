import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { importArchivedMedia, importMedia } from '#media';
import type { FileStore } from '#platform/files';
import { isErrno } from '#platform/is-errno';
import { readZip } from '#platform/json-stream';

/** The paths of the documents to import. For a folder that `npm run export` wrote, that is its folder of documents. */
export const documentPaths = (paths: readonly string[]): Promise<readonly string[]> =>
	Promise.all(paths.map(async (path) => ((await isExport(path)) ? join(path, 'documents') : path)));

/** For each path that is an export, adds its media files to those of this installation. */
export async function importMediaOf(paths: readonly string[], files: FileStore): Promise<void> {
	for (const path of paths) {
		if (await isExport(path)) await importMedia(join(path, 'media'), files);
		if (path.toLowerCase().endsWith('.zip')) await importArchivedMedia(readZip(path), files).catch(unlessReported);
	}
}

const isExport = async (path: string): Promise<boolean> => (await isFolder(join(path, 'documents'))) && isFolder(join(path, 'media'));

const isFolder = async (path: string): Promise<boolean> => (await stat(path).catch(() => undefined))?.isDirectory() === true;

/**
 * Ignores an unreadable archive, which is reported with its documents; rethrows other errors, such as a full disk, which end the import.
 */
function unlessReported(error: unknown): void {
	if (isErrno(error, 'ENOSPC', 'EDQUOT', 'EROFS', 'EACCES')) throw error;
}
