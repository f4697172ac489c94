import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isErrno } from './is-errno.ts';

/** No file takes this long to write. */
const ABANDONED_MS = 60_000;

/** Files under one directory. Their names are made by this module alone (I10). */
export class Folder {
	readonly root: string;
	readonly #unfinished: string;

	constructor(root: string) {
		this.root = root;
		this.#unfinished = join(root, 'unfinished');
	}

	/** Removes what a killed process left half-written; another may be writing right now. */
	async tidy(): Promise<void> {
		for (const name of await readdir(this.#unfinished).catch(() => [])) {
			const path = join(this.#unfinished, name);
			const { mtimeMs } = await stat(path);
			if (Date.now() - mtimeMs > ABANDONED_MS) await rm(path, { force: true });
		}
	}

	/** Undefined when there is no such file. */
	async read(name: string): Promise<Buffer | undefined> {
		try {
			return await readFile(join(this.root, name));
		} catch (error) {
			if (isErrno(error, 'ENOENT')) return undefined;
			throw error;
		}
	}

	/** The file is there whole or not at all, whenever the process or the machine stops (D06): written, flushed, renamed. */
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

	async remove(name: string): Promise<void> {
		await rm(join(this.root, name), { force: true });
	}
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

/** Without this the new name may be lost with the power. */
async function flushDirectory(path: string): Promise<void> {
	const directory = await open(path, 'r');
	try {
		await directory.sync();
	} finally {
		await directory.close();
	}
}
