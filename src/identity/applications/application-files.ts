// Stores the files that readers send with applications.
import { mkdir, open, rm, statfs } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { isSecretForm, randomSecret } from '#platform/crypto';
import { DiskFiles, type FileAnswer, type FileStore, isStorageFull } from '#platform/files';
import { Unavailable } from '#platform/unavailable';
import type { FileQuestion } from '../contract/application-form.ts';
import { type FileType, fileTypeOf, tellingBytes } from './file-type.ts';

/** A file that was accepted: its random name in the folder, its type, and its size. */
export type TakenFile = FileType & { readonly name: string; readonly bytes: number };

/** The result for a file that was sent; `empty`: no file was chosen in the field. */
export type TakeResult = { readonly kind: 'taken'; readonly file: TakenFile } | { readonly kind: 'empty' | 'file-kind' | 'file-large' };

type AllowedFile = Pick<FileQuestion, 'accepts' | 'maxBytes'>;

/** Free disk space, in bytes, that uploads must not use up: an embedded database may be on the same disk. */
const sparedBytes = 500_000_000;

/** The free space of a disk in bytes, by a folder on it. */
const freeBytes = async (folder: string): Promise<number> => {
	const { bavail, bsize } = await statfs(folder);
	return bavail * bsize;
};

type ApplicationFilesOptions = {
	/** Where complete files go; default: the folder. */
	readonly files?: FileStore | undefined;
	/** The free space of the disk of a folder, in bytes; tests pass their own. */
	readonly free?: (folder: string) => Promise<number>;
};

/** The files of applications, under random names. They arrive in a folder of this machine; complete ones go to the file store. */
export class ApplicationFiles {
	readonly #folder: string;
	readonly #files: FileStore;
	readonly #freeBytes: (folder: string) => Promise<number>;

	constructor(folder: string, { files = new DiskFiles(folder), free = freeBytes }: ApplicationFilesOptions = {}) {
		this.#folder = folder;
		this.#files = files;
		this.#freeBytes = free;
	}

	/** Writes a file while it arrives. Nothing of it remains if it is refused, or does not arrive completely. */
	async take(stream: AsyncIterable<Buffer>, allowed: AllowedFile): Promise<TakeResult> {
		const name = randomSecret();
		try {
			const taken = await this.#write(name, stream, allowed);
			if (taken.kind === 'taken') await this.#files.adopt(name, this.#pathOf(name));
			else await this.#drop(name);
			return taken;
		} catch (error) {
			await this.#drop(name);
			throw isStorageFull(error) ? noSpace(error) : error;
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

	/** Answers a request for a file; undefined when there is no such file. */
	answer(name: string, request: IncomingMessage): Promise<FileAnswer | undefined> {
		return this.#files.answer(name, request);
	}

	/** Copies a file to a path. Resolves to false when there is no such file. */
	copy(name: string, to: string): Promise<boolean> {
		return this.#files.copyTo(name, to);
	}

	/** Removes what arrived of a file. */
	async #drop(name: string): Promise<void> {
		await rm(this.#pathOf(name), { force: true });
	}

	#pathOf(name: string): string {
		return join(this.#folder, name);
	}

	/** Removes a file; one that is gone already is no error. */
	async remove(name: string): Promise<void> {
		await Promise.all([this.#files.remove(name), this.#drop(name)]);
	}

	/** The names of the files that were last written before a time, including unfinished ones that a killed process left on this machine. */
	async namesBefore(time: number): Promise<readonly string[]> {
		const names = new Set<string>();
		for (const files of [this.#files, new DiskFiles(this.#folder)]) {
			for await (const { name, writtenAt } of files.list('')) if (isSecretForm(name) && writtenAt < time) names.add(name);
		}
		return [...names];
	}
}

const noSpace = (cause?: unknown): Unavailable =>
	new Unavailable('there is no space for the files of open calls', { cause, retryAfterSeconds: 60 });

/** Whether the bytes so far are worth writing. The rest of a refused file is read and dropped, so that the form can be answered. */
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
