import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { readZip } from '#platform/json-stream';

/** A file to read, or a path that cannot be read and why. */
export type FoundFile =
	| { readonly kind: 'file'; readonly path: string }
	| { readonly kind: 'missing'; readonly path: string; readonly why: string };

const endings: ReadonlySet<string> = new Set(['.json', '.ndjson', '.jsonl']);
const archiveEnding = '.zip';

/** Where an export has what belongs to its pictures, videos and sounds. */
const isExportedMedia = (name: string): boolean => /(^|\/)media\/\w+\/[A-Z2-7]{2}\/[^/]+$/.test(name);

const isArchive = (path: string): boolean => endingOf(path) === archiveEnding;

const endingOf = (name: string): string => extname(name).toLowerCase();

/** Whether a file of this name may hold documents of ANS: JSON, or a zip archive. */
export const mayHoldDocuments = (name: string): boolean => endings.has(endingOf(name)) || isArchive(name);

/** Finds files: for the path of a file that file, whatever its name; for a folder every file in it with a fitting name, in the order of names. */
export async function* findFiles(paths: readonly string[], fits: (name: string) => boolean): AsyncGenerator<FoundFile> {
	for (const path of paths) {
		try {
			const found = await stat(path);
			if (found.isDirectory()) yield* filesIn(path, fits);
			else yield { kind: 'file', path };
		} catch (error) {
			yield { kind: 'missing', path, why: error instanceof Error ? error.message : String(error) };
		}
	}
}

async function* filesIn(folder: string, fits: (name: string) => boolean): AsyncGenerator<FoundFile> {
	let isEmpty = true;
	for await (const path of filesBelow(folder, fits)) {
		isEmpty = false;
		yield { kind: 'file', path };
	}
	if (isEmpty) yield { kind: 'missing', path: folder, why: 'holds no file to import' };
}

/** Symbolic links to folders are not followed: they may lead back. */
async function* filesBelow(folder: string, fits: (name: string) => boolean): AsyncGenerator<string> {
	const entries = (await readdir(folder, { withFileTypes: true })).toSorted((one, other) => (one.name < other.name ? -1 : 1));
	for (const entry of entries) {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) yield* filesBelow(path, fits);
		else if (fits(entry.name)) yield path;
	}
}

/** A file of JSON values, by itself or in a zip archive. `open` throws when it cannot be read. */
export type JsonFile = { readonly name: string; readonly open: () => Promise<Readable> };

/**
 * The JSON files at a path: the file itself, or those in an archive, named `archive.zip/folder/file.json`. In an archive of an export only its
 * documents are. Throws when the archive is unreadable.
 */
export async function* jsonFilesAt(path: string): AsyncGenerator<JsonFile> {
	if (!isArchive(path)) return yield { name: path, open: async () => createReadStream(path, { highWaterMark: 262_144 }) };
	for await (const { name, open } of readZip(path))
		if (endings.has(endingOf(name)) && !isExportedMedia(name)) yield { name: `${path}/${name}`, open };
}
