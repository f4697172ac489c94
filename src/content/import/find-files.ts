import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Piece, readPieces, readPiecesFrom, readZip } from '#platform/json-stream';

/** A file to read, or a path that cannot be read and why. */
export type FoundFile =
	| { readonly kind: 'file'; readonly path: string }
	| { readonly kind: 'missing'; readonly path: string; readonly why: string };

const endings: ReadonlySet<string> = new Set(['.json', '.ndjson', '.jsonl']);
const archiveEnding = '.zip';

const endingOf = (name: string): string => extname(name).toLowerCase();

/** Finds files: for the path of a file that file, whatever its name; for a folder every JSON file and zip archive in it, in the order of names. */
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
		else if (endings.has(endingOf(entry.name)) || endingOf(entry.name) === archiveEnding) yield { kind: 'file', path };
	}
}

/** A file of JSON values, by itself or in a zip archive, and how it is read. */
export type JsonFile = { readonly name: string; readonly pieces: () => AsyncIterable<Piece> };

/** The JSON files at a path: the file itself, or those in an archive, named `archive.zip/folder/file.json`. Throws when the archive is unreadable. */
export async function* jsonFilesAt(path: string, maxLength: number): AsyncGenerator<JsonFile> {
	if (endingOf(path) !== archiveEnding) return yield { name: path, pieces: () => readPieces(path, maxLength) };
	for await (const { name, open } of readZip(path)) {
		if (!endings.has(endingOf(name))) continue;
		yield {
			name: `${path}/${name}`,
			async *pieces() {
				yield* readPiecesFrom(await open(), name, maxLength);
			},
		};
	}
}
