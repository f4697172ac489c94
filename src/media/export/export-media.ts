import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DiskFiles, type FileStore } from '#platform/files';
import { imageIdFor } from '../image-id.ts';

/** The folders in `media` that hold what cannot be made again. Files of an id lie in a folder named by its first two characters. */
const folders = ['originals', 'sources', 'files'] as const;

/** A file in an archive. */
type ArchivedFile = { readonly name: string; readonly open: () => Promise<Readable> };

/** Returns a function that copies the pictures, videos and sounds that texts name to a folder, each once. What is not stored here is left out. */
export function mediaExport(files: FileStore, to: string): (texts: readonly string[]) => Promise<number> {
	const done = new Set<string>();
	const [media, target] = [files.within('media'), new DiskFiles(to)];
	return async (texts) => {
		const fresh = [...new Set(texts.flatMap(idsIn))].filter((id) => !done.has(id));
		let copied = 0;
		for (const id of fresh) {
			done.add(id);
			for (const folder of folders) copied += await copyAll(media, `${folder}/${id.slice(0, 2)}/${id}.`, target);
		}
		return copied;
	};
}

/** Adds the files of an export to those of this installation. Files that are there stay. Symbolic links are left out: they may lead to anything here. */
export async function importMedia(from: string, files: FileStore): Promise<void> {
	for (const folder of folders) await copyAll(new DiskFiles(from), `${folder}/`, files.within('media'));
}

/** The form of the names of media in an archive of an export. Files with any other name are not stored (I10). */
const archivedName = /(?:^|\/)media\/((?:originals|sources|files)\/[A-Z2-7]{2}\/[A-Z2-7]{26}\.[\w-]{1,80})$/;

/** Adds the files of an export in an archive to those of this installation. Files that are there stay. */
export async function importArchivedMedia(entries: AsyncIterable<ArchivedFile>, files: FileStore): Promise<void> {
	const media = files.within('media');
	await throughDisk(async (path) => {
		for await (const { name, open } of entries) {
			const [, place] = archivedName.exec(name) ?? [];
			if (place === undefined || (await has(media, place))) continue;
			await pipeline(await open(), createWriteStream(path));
			await media.adopt(place, path);
		}
	});
}

/** Copies the files whose names begin with a prefix, and returns how many. Files that the target has already stay as they are. */
async function copyAll(from: FileStore, prefix: string, to: FileStore): Promise<number> {
	let copied = 0;
	await throughDisk(async (path) => {
		for await (const { name } of from.list(prefix)) {
			if ((await has(to, name)) || !(await from.copyTo(name, path))) continue;
			await to.adopt(name, path);
			copied++;
		}
	});
	return copied;
}

/** Runs work with a path for a temporary file: a film may be larger than the memory. */
async function throughDisk(work: (path: string) => Promise<void>): Promise<void> {
	const folder = await mkdtemp(join(tmpdir(), 'kiosco-media-'));
	await work(join(folder, 'file')).finally(() => rm(folder, { recursive: true, force: true }));
}

async function has(files: FileStore, name: string): Promise<boolean> {
	for await (const found of files.list(name)) if (found.name === name) return true;
	return false;
}

/** Ids of ours, and those of pictures that were fetched from an address. */
function idsIn(text: string): readonly string[] {
	const own = text.match(/\b[A-Z2-7]{26}\b/g) ?? [];
	const addresses = text.match(/(?<=")https:\/\/[^"\\\s]+(?=")/g) ?? [];
	return [...own, ...addresses.map((address) => imageIdFor(address))];
}
