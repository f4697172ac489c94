import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** A file to read, or a path that cannot be read and why. */
export type FoundFile =
	| { readonly kind: 'file'; readonly path: string }
	| { readonly kind: 'missing'; readonly path: string; readonly why: string };

const endings: ReadonlySet<string> = new Set(['.json', '.ndjson', '.jsonl']);

/** Finds files: for the path of a file that file, whatever its name; for a folder every JSON file in it, in the order of names. */
export async function* findFiles(paths: readonly string[]): AsyncGenerator<FoundFile> {
	for (const path of paths) {
		try {
			const found = await stat(path);
			if (found.isDirectory()) yield* filesBelow(path);
			else yield { kind: 'file', path };
		} catch (error) {
			yield { kind: 'missing', path, why: error instanceof Error ? error.message : String(error) };
		}
	}
}

/** Symbolic links to folders are not followed: they may lead back. */
async function* filesBelow(folder: string): AsyncGenerator<FoundFile> {
	const entries = (await readdir(folder, { withFileTypes: true })).toSorted((one, other) => (one.name < other.name ? -1 : 1));
	for (const entry of entries) {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) yield* filesBelow(path);
		else if (endings.has(extname(entry.name).toLowerCase())) yield { kind: 'file', path };
	}
}
