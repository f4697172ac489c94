import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { importMedia } from '#media';

/** The paths of the documents to import: of a folder that `npm run export` wrote, that of its documents. */
export const documentPaths = (paths: readonly string[]): Promise<readonly string[]> =>
	Promise.all(paths.map(async (path) => ((await isExport(path)) ? join(path, 'documents') : path)));

/** Adds the files of those of the paths that are exports to those of this installation. */
export async function importMediaOf(paths: readonly string[], dataDir: string): Promise<void> {
	for (const path of paths) if (await isExport(path)) await importMedia(join(path, 'media'), dataDir);
}

const isExport = async (path: string): Promise<boolean> => (await isFolder(join(path, 'documents'))) && isFolder(join(path, 'media'));

const isFolder = async (path: string): Promise<boolean> => (await stat(path).catch(() => undefined))?.isDirectory() === true;
