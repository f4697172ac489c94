import type { FileHandle } from 'node:fs/promises';

/** A file of a zip archive, as the central directory at its end lists it (PKWARE APPNOTE 4.3.12). Sizes and offsets are in bytes. */
export type DirectoryEntry = {
	readonly name: string;
	readonly method: number;
	readonly encrypted: boolean;
	readonly compressedSize: number;
	readonly headerOffset: number;
};

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const longestComment = 65_535;
/** Stands in place of a number that needs the 64-bit form. */
const needs64Bits = 0xffffffff;

/** The files of an archive, without its folders. Throws when the file is no zip archive, or one that needs the 64-bit form. */
export async function readDirectory(file: FileHandle): Promise<readonly DirectoryEntry[]> {
	const { size } = await file.stat();
	const tail = await readAt(file, Math.max(0, size - endLength - longestComment), Math.min(size, endLength + longestComment));
	const end = lastIndexOf(tail, endSignature);
	if (end < 0) throw new Error('is not a zip archive, or is incomplete');
	const [length, offset] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)];
	if (offset === needs64Bits || offset + length > size)
		throw new Error('is larger than 4 GB, or is incomplete; unpack it and import the folder');
	return [...entriesIn(await readAt(file, offset, length))].filter(({ name }) => !name.endsWith('/'));
}

/** Reads `length` bytes at a position; fewer at the end of the file. */
export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
	const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
	return buffer.subarray(0, bytesRead);
}

function lastIndexOf(bytes: Buffer, signature: number): number {
	for (let at = bytes.length - endLength; at >= 0; at -= 1) if (bytes.readUInt32LE(at) === signature) return at;
	return -1;
}

// The count of files that the end of an archive states is not read: it ends at 65,535.
function* entriesIn(bytes: Buffer): Generator<DirectoryEntry> {
	for (let at = 0; at + 46 <= bytes.length && bytes.readUInt32LE(at) === entrySignature; ) {
		const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field));
		const nameEnd = at + 46 + (nameLength ?? 0);
		yield {
			name: bytes.toString('utf8', at + 46, nameEnd),
			method: bytes.readUInt16LE(at + 10),
			encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
			compressedSize: bytes.readUInt32LE(at + 20),
			headerOffset: bytes.readUInt32LE(at + 42),
		};
		at = nameEnd + (extraLength ?? 0) + (commentLength ?? 0);
	}
}
