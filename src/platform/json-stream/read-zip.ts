import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { type DirectoryEntry, readAt, readDirectory } from './zip-directory.ts';

/** A file in an archive. `open` throws when it cannot be unpacked. */
export type ZipEntry = { readonly name: string; readonly open: () => Promise<Readable> };

/** Compression methods: stored as it is, and deflate, which all zip programs use. */
const methods = { stored: 0, deflated: 8 } as const;

const localHeaderLength = 30;

/** The files of a zip archive, in the order of its directory. Nothing is unpacked to the disk. Throws when the archive is unreadable. */
export async function* readZip(path: string): AsyncGenerator<ZipEntry> {
	const file = await open(path);
	try {
		for (const entry of await readDirectory(file)) yield { name: entry.name, open: () => openEntry(path, file, entry) };
	} finally {
		await file.close();
	}
}

async function openEntry(
	path: string,
	file: FileHandle,
	{ method, encrypted, compressedSize, headerOffset }: DirectoryEntry,
): Promise<Readable> {
	if (encrypted) throw new Error('is encrypted');
	if (compressedSize === 0) return Readable.from([]);
	const header = await readAt(file, headerOffset, localHeaderLength);
	const start = headerOffset + localHeaderLength + header.readUInt16LE(26) + header.readUInt16LE(28);
	const bytes = createReadStream(path, { start, end: start + compressedSize - 1 });
	if (method === methods.stored) return bytes;
	if (method !== methods.deflated) throw new Error(`is compressed by method ${method}; only deflate is read`);
	// An error of either stream is thrown to the reader of the unpacked one.
	return pipeline(bytes, createInflateRaw(), () => {});
}
