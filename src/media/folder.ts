import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isErrno } from '#platform/is-errno';

/** Age in ms after which an unfinished file counts as abandoned; no write takes this long. */
const ABANDONED_MS = 60_000;

/** Reads and writes files below one directory. Only this module makes their names (I10). */
export class Folder {
	readonly root: string;
	readonly #unfinished: string;

	constructor(root: string) {
		this.root = root;
		this.#unfinished = join(root, 'unfinished');
	}

	/** Removes files that a killed process left unfinished. Recent ones stay: another process may be writing them. */
	async removeAbandoned(): Promise<void> {
		for (const name of await readdir(this.#unfinished).catch(() => [])) {
			const path = join(this.#unfinished, name);
			const { mtimeMs } = await stat(path);
			if (Date.now() - mtimeMs > ABANDONED_MS) await rm(path, { force: true });
		}
	}

	/** Resolves to undefined when there is no such file. */
	async read(name: string): Promise<Buffer | undefined> {
		try {
			return await readFile(join(this.root, name));
		} catch (error) {
			if (isErrno(error, 'ENOENT')) return undefined;
			throw error;
		}
	}

	/** Writes, flushes and renames a file, so that it exists completely or not at all whenever the process or the machine stops (D06). */
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

/** Without this a power loss may undo the rename. */
async function flushDirectory(path: string): Promise<void> {
	const directory = await open(path, 'r');
	try {
		await directory.sync();
	} finally {
		await directory.close();
	}
}
