import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { DiskFiles } from '#platform/files';
import { isErrno } from '#platform/is-errno';
import type { Log } from '#platform/log';

export type DiskCacheOptions = {
	readonly folder: Pick<DiskFiles, 'root' | 'read' | 'write' | 'remove'>;
	readonly maxBytes: number;
	readonly log: Log;
};

/** A cache on disk that removes the least recently read files. When the disk fails, requests are slower but succeed (X05). */
export class DiskCache {
	readonly #options: DiskCacheOptions;
	/** Path → size in bytes, the most recently read at the end. */
	readonly #sizes: LRUCache<string, number>;
	readonly #ready: Promise<void>;
	readonly #writing = new Set<Promise<void>>();

	constructor(options: DiskCacheOptions) {
		this.#options = options;
		this.#sizes = new LRUCache({
			maxSize: options.maxBytes,
			sizeCalculation: (bytes) => Math.max(1, bytes),
			dispose: (_bytes, name, reason) => {
				if (reason === 'evict') this.#track(options.folder.remove(name));
			},
		});
		this.#ready = this.#count().catch((error) => options.log.warn({ error }, 'the cached images could not be counted'));
	}

	async read(name: string): Promise<Buffer | undefined> {
		try {
			const bytes = await this.#options.folder.read(pathOf(name));
			if (bytes) this.#sizes.set(pathOf(name), bytes.length);
			return bytes;
		} catch (error) {
			this.#options.log.warn({ error }, 'a cached image could not be read');
			return undefined;
		}
	}

	/** Writes a file in the background. */
	write(name: string, bytes: Uint8Array): void {
		this.#track(
			this.#options.folder.write(pathOf(name), bytes).then(() => {
				this.#sizes.set(pathOf(name), bytes.length);
			}),
		);
	}

	/** Waits until everything is counted, written and removed. */
	async settle(): Promise<void> {
		await this.#ready;
		await Promise.all(this.#writing);
	}

	#track(work: Promise<void>): void {
		const tracked = work
			.catch((error) => this.#options.log.warn({ error }, 'an image could not be cached on disk'))
			.finally(() => this.#writing.delete(tracked));
		this.#writing.add(tracked);
	}

	/** Reads the sizes one file at a time: there may be many, and requests read files too. */
	async #count(): Promise<void> {
		const found: { name: string; bytes: number; at: number }[] = [];
		for await (const name of filesIn(this.#options.folder.root)) {
			const { size, mtimeMs } = await stat(join(this.#options.folder.root, name));
			found.push({ name, bytes: size, at: mtimeMs });
		}
		for (const { name, bytes } of found.sort((a, b) => a.at - b.at)) {
			if (!this.#sizes.has(name)) this.#sizes.set(name, bytes);
		}
	}
}

/** Files are spread over directories by the first two characters of their name. */
const pathOf = (name: string): string => `${name.slice(0, 2)}/${name}`;

async function* filesIn(root: string): AsyncGenerator<string> {
	try {
		for await (const entry of await opendir(root, { recursive: true })) {
			if (entry.isFile()) yield join(entry.parentPath, entry.name).slice(root.length + 1);
		}
	} catch (error) {
		if (!isErrno(error, 'ENOENT')) throw error;
	}
}
