import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { importMedia } from '#media';

/** The paths of the documents to import: of a folder that `npm run export` wrote its documents, whose files are added to those of this installation. */
export async function documentPaths(paths: readonly string[], dataDir: string): Promise<readonly string[]> {
	return Promise.all(
		paths.map(async (path) => {
			if (!(await isFolder(join(path, 'documents'))) || !(await isFolder(join(path, 'media')))) return path;
			await importMedia(join(path, 'media'), dataDir);
			return join(path, 'documents');
		}),
	);
}

const isFolder = async (path: string): Promise<boolean> => (await stat(path).catch(() => undefined))?.isDirectory() === true;
