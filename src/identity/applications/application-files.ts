import { copyFile, mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { isSecretForm, randomSecret } from '#platform/crypto';
import { isErrno } from '#platform/is-errno';
import { Unavailable } from '#platform/unavailable';
import type { FileQuestion } from '../contract/application-form.ts';
import { type FileType, fileTypeOf, tellingBytes } from './file-kind.ts';

/** A file as it was taken: its random name in the folder, what it is, and its size. */
export type TakenFile = FileType & { readonly name: string; readonly bytes: number };

/** What became of a file that was sent; `empty` is the field of a form where none was chosen. */
export type TakeResult = { readonly kind: 'taken'; readonly file: TakenFile } | { readonly kind: 'empty' | 'file-kind' | 'file-large' };

type AllowedFile = Pick<FileQuestion, 'accepts' | 'maxBytes'>;

/** Space in bytes that these files leave to everything else on their disk, such as an embedded database: strangers send them. */
const sparedBytes = 500_000_000;

/** The space in bytes that a disk has for more, by a folder on it. */
const freeBytes = async (folder: string): Promise<number> => {
	const { bavail, bsize } = await statfs(folder);
	return bavail * bsize;
};

/** The files that readers send to open calls: below the data directory, under random names, and served by nothing. */
export class ApplicationFiles {
	readonly #folder: string;
	readonly #freeBytes: (folder: string) => Promise<number>;

	/** `free` tells how much space a disk has; tests give their own. */
	constructor(folder: string, free = freeBytes) {
		this.#folder = folder;
		this.#freeBytes = free;
	}

	/** Writes a file while it arrives. Nothing of it stays when it is refused, or when it does not arrive whole. */
	async take(stream: AsyncIterable<Buffer>, allowed: AllowedFile): Promise<TakeResult> {
		const name = randomSecret();
		try {
			const taken = await this.#write(name, stream, allowed);
			if (taken.kind !== 'taken') await this.remove(name);
			return taken;
		} catch (error) {
			await this.remove(name);
			throw isErrno(error, 'ENOSPC', 'EDQUOT') ? noSpace(error) : error;
		}
	}

	async #write(name: string, stream: AsyncIterable<Buffer>, allowed: AllowedFile): Promise<TakeResult> {
		await mkdir(this.#folder, { recursive: true, mode: 0o700 });
		if ((await this.#freeBytes(this.#folder)) < sparedBytes + allowed.maxBytes) throw noSpace();
		const file = await open(this.#pathOf(name), 'wx', 0o600);
		let [bytes, beginning] = [0, Buffer.alloc(0)];
		try {
			for await (const chunk of stream) {
				bytes += chunk.length;
				if (beginning.length < tellingBytes) beginning = Buffer.concat([beginning, chunk.subarray(0, tellingBytes)]);
				if (mayGoOn(beginning, bytes, allowed)) await file.appendFile(chunk);
			}
			await file.sync();
		} finally {
			await file.close();
		}
		return verdict({ name, bytes, beginning }, allowed);
	}

	/** Copies a file to a path. Returns false when the folder does not have it. */
	async copy(name: string, to: string): Promise<boolean> {
		try {
			await copyFile(this.#pathOf(name), to);
			return true;
		} catch (error) {
			if (isErrno(error, 'ENOENT')) return false;
			throw error;
		}
	}

	#pathOf(name: string): string {
		return join(this.#folder, name);
	}

	/** Removes a file; one that is gone already is no error. */
	async remove(name: string): Promise<void> {
		await rm(this.#pathOf(name), { force: true });
	}

	/** The names of the files that were last written before a time. */
	async namesBefore(time: number): Promise<readonly string[]> {
		const names = (await readdir(this.#folder).catch(() => [])).filter(isSecretForm);
		const ages = await Promise.all(names.map((name) => stat(this.#pathOf(name)).catch(() => undefined)));
		return names.filter((_, at) => (ages[at]?.mtimeMs ?? time) < time);
	}
}

const noSpace = (cause?: unknown): Unavailable =>
	new Unavailable('there is no space for the files of open calls', { cause, retryAfterSeconds: 60 });

/** Whether what arrived so far is worth writing. The rest of a refused file is read and dropped, so that the form can be answered. */
const mayGoOn = (beginning: Buffer, bytes: number, { accepts, maxBytes }: AllowedFile): boolean => {
	if (bytes > maxBytes) return false;
	const type = fileTypeOf(beginning);
	return type === undefined ? beginning.length < tellingBytes : accepts.includes(type.kind);
};

function verdict(
	{ name, bytes, beginning }: { name: string; bytes: number; beginning: Buffer },
	{ accepts, maxBytes }: AllowedFile,
): TakeResult {
	if (bytes === 0) return { kind: 'empty' };
	const type = fileTypeOf(beginning);
	if (type === undefined || !accepts.includes(type.kind)) return { kind: 'file-kind' };
	return bytes > maxBytes ? { kind: 'file-large' } : { kind: 'taken', file: { ...type, name, bytes } };
}
