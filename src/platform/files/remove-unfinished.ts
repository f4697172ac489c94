import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Age in ms after which an unfinished file counts as abandoned; no write takes this long. */
const abandonedMs = 60_000;

/** Removes the files that killed processes left unfinished in a folder. Recent ones stay: another process may be writing them. */
export async function removeUnfinished(folder: string, isUnfinished: (name: string) => boolean = () => true): Promise<void> {
	const names = await readdir(folder).catch(() => []);
	for (const path of names.filter(isUnfinished).map((name) => join(folder, name))) {
		// A file that another process has finished meanwhile is no longer there.
		const found = await stat(path).catch(() => undefined);
		if (found && Date.now() - found.mtimeMs > abandonedMs) await rm(path, { force: true });
	}
}
