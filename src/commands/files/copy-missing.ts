import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileStore, StoredFile } from '#platform/files';

/** The folders with files that cannot be made again. Renditions can be, so they are not copied. */
const folders = ['media/originals/', 'media/sources/', 'media/files/', 'media/avatars/', 'applications/'];

/** The store to copy from, and the store to copy to. */
export type CopyWay = { readonly from: FileStore; readonly to: FileStore };

/** The files that the second store lacks, or has with another size. */
export async function missingFiles({ from, to }: CopyWay): Promise<readonly StoredFile[]> {
	const missing: StoredFile[] = [];
	for (const folder of folders) {
		const sizes = new Map<string, number>();
		for await (const { name, bytes } of to.list(folder)) sizes.set(name, bytes);
		for await (const file of from.list(folder)) if (sizes.get(file.name) !== file.bytes) missing.push(file);
	}
	return missing;
}

/** Copies files through a temporary file on this machine's disk, since a file may be larger than the memory. Calls `onFile` after each. */
export async function copyFiles(files: readonly StoredFile[], { from, to }: CopyWay, onFile: (done: number) => void): Promise<void> {
	const folder = await mkdtemp(join(tmpdir(), 'kiosco-files-'));
	const by = join(folder, 'file');
	try {
		for (const [index, { name }] of files.entries()) {
			if (await from.copyTo(name, by)) await to.adopt(name, by);
			onFile(index + 1);
		}
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}
