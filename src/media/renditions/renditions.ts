import { LRUCache } from 'lru-cache';
import type { Log } from '#platform/log';
import type { ImageWorkers } from '../worker/image-workers.ts';
import type { DiskCache } from './disk-cache.ts';
import type { Rendition } from './rendition.ts';

export type RenditionsOptions = {
	readonly diskCache: DiskCache;
	readonly workers: Pick<ImageWorkers, 'render'>;
	readonly log: Log;
};

/** Reads the bytes of the original. Called only when a rendition must be made. */
export type ReadOriginal = () => Promise<Uint8Array>;

const MEMORY_BYTES = 32 * 1024 * 1024;

/** Returns renditions from memory, from disk, or newly made. Concurrent requests share one making (single flight, I07). */
export class Renditions {
	readonly #options: RenditionsOptions;
	readonly #memory = new LRUCache<string, Uint8Array>({ maxSize: MEMORY_BYTES, sizeCalculation: ({ length }) => length });
	readonly #pending = new Map<string, Promise<Uint8Array>>();

	constructor(options: RenditionsOptions) {
		this.#options = options;
	}

	async get(rendition: Rendition, readOriginal: ReadOriginal): Promise<Uint8Array> {
		const { key } = rendition;
		const ready = this.#memory.get(key) ?? this.#pending.get(key);
		if (ready) return ready;
		const pending = this.#fetch(rendition, readOriginal).finally(() => this.#pending.delete(key));
		this.#pending.set(key, pending);
		return pending;
	}

	async #fetch(rendition: Rendition, readOriginal: ReadOriginal): Promise<Uint8Array> {
		const bytes = (await this.#options.diskCache.read(rendition.key)) ?? (await this.#make(rendition, readOriginal));
		this.#memory.set(rendition.key, bytes);
		return bytes;
	}

	async #make(rendition: Rendition, readOriginal: ReadOriginal): Promise<Uint8Array> {
		const { key, scaled, cut, format, quality } = rendition;
		const start = performance.now();
		const result = await this.#options.workers.render(async () => {
			return { kind: 'render', bytes: await readOriginal(), scaled, cut, format, quality };
		});
		if (result.kind !== 'rendered') throw new Error(`${key} could not be made: ${'reason' in result ? result.reason : result.kind}`);
		this.#options.log.debug({ key, bytes: result.bytes.length, ms: Math.round(performance.now() - start) }, 'rendition made');
		this.#options.diskCache.write(key, result.bytes);
		return result.bytes;
	}
}
