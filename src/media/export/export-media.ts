import { cp, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isErrno } from '#platform/is-errno';
import { imageIdFor } from '../image-id.ts';

/** The folders of `DATA_DIR/media` that hold what cannot be made again. Files of an id lie in a folder named by its first two characters. */
const folders = ['originals', 'sources', 'files'] as const;

/** Returns a function that copies the pictures, videos and sounds that texts name to a folder, each once. What is not stored here is left out. */
export function mediaExport(dataDir: string, to: string): (texts: readonly string[]) => Promise<number> {
	const done = new Set<string>();
	return async (texts) => {
		const fresh = [...new Set(texts.flatMap(idsIn))].filter((id) => !done.has(id));
		let copied = 0;
		for (const id of fresh) {
			done.add(id);
			for (const folder of folders) copied += await copyFilesOf(id, join(dataDir, 'media', folder), join(to, folder));
		}
		return copied;
	};
}

/** Adds the files of an export to those of this installation. Files that are there stay. Symbolic links are left out: they may lead to anything here. */
export async function importMedia(from: string, dataDir: string): Promise<void> {
	for (const folder of folders) {
		await cp(join(from, folder), join(dataDir, 'media', folder), { recursive: true, force: false, filter: isNoLink }).catch(unlessMissing);
	}
}

const isNoLink = async (path: string): Promise<boolean> => !(await lstat(path)).isSymbolicLink();

/** Ids of ours, and those of pictures that were fetched from an address. */
function idsIn(text: string): readonly string[] {
	const own = text.match(/\b[A-Z2-7]{26}\b/g) ?? [];
	const addresses = text.match(/(?<=")https:\/\/[^"\\\s]+(?=")/g) ?? [];
	return [...own, ...addresses.map((address) => imageIdFor(address))];
}

async function copyFilesOf(id: string, from: string, to: string): Promise<number> {
	const place = id.slice(0, 2);
	const names = (await readdir(join(from, place)).catch(unlessMissing)) ?? [];
	const own = names.filter((name) => name.startsWith(`${id}.`));
	for (const name of own) await cp(join(from, place, name), join(to, place, name), { recursive: true });
	return own.length;
}

function unlessMissing(error: unknown): undefined {
	if (!isErrno(error, 'ENOENT')) throw error;
}
