import type { FileStore } from '#platform/files';
import type { Log } from '#platform/log';
import type { DiskCache } from './disk-cache.ts';

export type SharedCacheOptions = {
	readonly disk: DiskCache;
	/** The renditions that all processes of all machines share. */
	readonly files: Pick<FileStore, 'read' | 'write'>;
	readonly log: Log;
};

/** A cache on the disk of this machine, and behind it the bucket of all machines. When the bucket fails, renditions are made again. */
export class SharedCache {
	readonly #options: SharedCacheOptions;
	readonly #writing = new Set<Promise<void>>();

	constructor(options: SharedCacheOptions) {
		this.#options = options;
	}

	async read(name: string): Promise<Uint8Array | undefined> {
		const { disk, files, log } = this.#options;
		const here = await disk.read(name);
		if (here) return here;
		const there = await files
			.read(pathOf(name))
			.catch((error) => void log.warn({ error }, 'a rendition could not be read from the file store'));
		if (there) disk.write(name, there);
		return there;
	}

	/** Writes a file in the background. */
	write(name: string, bytes: Uint8Array): void {
		const { disk, files, log } = this.#options;
		disk.write(name, bytes);
		const writing = files
			.write(pathOf(name), bytes)
			.catch((error) => log.warn({ error }, 'a rendition could not be written to the file store'))
			.finally(() => this.#writing.delete(writing));
		this.#writing.add(writing);
	}

	/** Waits until everything is written. */
	async settle(): Promise<void> {
		await Promise.all([this.#options.disk.settle(), ...this.#writing]);
	}
}

const pathOf = (name: string): string => `${name.slice(0, 2)}/${name}`;
