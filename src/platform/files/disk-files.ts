import { randomBytes } from 'node:crypto';
import { copyFile, mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { basename, dirname, join, relative } from 'node:path';
import send from '@fastify/send';
import { isErrno } from '../is-errno.ts';
import type { FileAnswer, FileStore, StoredFile } from './file-store.ts';
import { removeUnfinished } from './remove-unfinished.ts';

/** The name of the folder, in each root folder, for files that are being written. */
const unfinishedName = 'unfinished';

/** The files below one folder of this machine. */
export class DiskFiles implements FileStore {
	readonly root: string;
	readonly #unfinished: string;

	constructor(root: string) {
		this.root = root;
		this.#unfinished = join(root, unfinishedName);
	}

	within(folder: string): DiskFiles {
		return new DiskFiles(join(this.root, folder));
	}

	/** Leaves recent unfinished files: another process may be writing them. */
	removeAbandoned(): Promise<void> {
		return removeUnfinished(this.#unfinished);
	}

	async read(name: string): Promise<Buffer | undefined> {
		return readFile(join(this.root, name)).catch(unlessMissing);
	}

	async answer(name: string, request: IncomingMessage): Promise<FileAnswer | undefined> {
		const sent = await send(request, name, { root: this.root, index: false, cacheControl: false });
		if (sent.type === 'error' && sent.statusCode === 404) return undefined;
		const headers = Object.fromEntries(Object.entries(sent.headers).map(([header, value]) => [header.toLowerCase(), String(value)]));
		return { status: sent.statusCode, headers, body: sent.stream };
	}

	/** Writes, flushes and renames a file, so that it is whole whenever the process or the machine stops. */
	async write(name: string, bytes: Uint8Array | string): Promise<void> {
		const path = join(this.root, name);
		const unfinished = join(this.#unfinished, randomBytes(12).toString('hex'));
		await Promise.all([mkdir(dirname(path), { recursive: true }), mkdir(this.#unfinished, { recursive: true })]);
		try {
			await writeAndFlush(unfinished, bytes);
			await rename(unfinished, path);
		} catch (error) {
			await rm(unfinished, { force: true });
			throw error;
		}
		await flushDirectory(dirname(path));
	}

	async adopt(name: string, from: string): Promise<void> {
		const path = join(this.root, name);
		await mkdir(dirname(path), { recursive: true });
		await rename(from, path).catch((error) => (isErrno(error, 'EXDEV') ? this.#moveHere(from, path) : Promise.reject(error)));
		await flushDirectory(dirname(path));
	}

	/** Moves a file here from another disk, by a copy. */
	async #moveHere(from: string, path: string): Promise<void> {
		const unfinished = join(this.#unfinished, randomBytes(12).toString('hex'));
		await mkdir(this.#unfinished, { recursive: true });
		await copyFile(from, unfinished);
		await rename(unfinished, path);
		await rm(from);
	}

	async copyTo(name: string, path: string): Promise<boolean> {
		const copied = await copyFile(join(this.root, name), path).then(() => true, unlessMissing);
		return copied === true;
	}

	async remove(name: string): Promise<void> {
		await rm(join(this.root, name), { force: true });
	}

	/** Leaves symbolic links out: they may lead to any file of this machine. */
	async *list(prefix: string): AsyncGenerator<StoredFile> {
		// Reads only the folder that the prefix names, not all of the root.
		const start = join(this.root, prefix.slice(0, prefix.lastIndexOf('/') + 1));
		for await (const path of filesBelow(start)) {
			const name = relative(this.root, path);
			const found =
				name.startsWith(prefix) && basename(dirname(path)) !== unfinishedName ? await stat(path).catch(unlessMissing) : undefined;
			if (found) yield { name, bytes: found.size, writtenAt: found.mtimeMs };
		}
	}
}

async function* filesBelow(folder: string): AsyncGenerator<string> {
	try {
		for await (const entry of await opendir(folder, { recursive: true })) if (entry.isFile()) yield join(entry.parentPath, entry.name);
	} catch (error) {
		unlessMissing(error);
	}
}

function unlessMissing(error: unknown): undefined {
	if (!isErrno(error, 'ENOENT')) throw error;
}

async function writeAndFlush(path: string, bytes: Uint8Array | string): Promise<void> {
	const file = await open(path, 'wx');
	try {
		await file.writeFile(bytes);
		await file.sync();
	} finally {
		await file.close();
	}
}

/** Flushes a folder; without this, a power failure may undo a rename in it. */
async function flushDirectory(path: string): Promise<void> {
	const directory = await open(path, 'r');
	try {
		await directory.sync();
	} finally {
		await directory.close();
	}
}
