import { LRUCache } from 'lru-cache';
import type { Log } from '#platform/log';
import { refuse } from '../refusals.ts';
import type { ImageWorkers } from '../worker/image-workers.ts';
import type { RenditionJob } from '../worker/jobs.ts';

/** A cache of renditions that were made before. Its failures never fail a request. */
type RenditionCache = { read(name: string): Promise<Uint8Array | undefined>; write(name: string, bytes: Uint8Array): void };

export type RenditionsOptions = {
	readonly cache: RenditionCache;
	readonly workers: Pick<ImageWorkers, 'render'>;
	/** Whether renditions that the cache lacks may be made; default: they may. */
	readonly mayMake?: (() => boolean) | undefined;
	readonly log: Log;
};

/** What a worker must do to make a rendition, a share card or a drawing. Called only when it must be made, because it reads the original. */
export type JobOf = () => Promise<RenditionJob>;

const MEMORY_BYTES = 32 * 1024 * 1024;

/**
 * Returns renditions, share cards and drawings by their keys: from memory, from the cache, or newly made. Concurrent requests share one run (single
 * flight, I07).
 */
export class Renditions {
	readonly #options: RenditionsOptions;
	readonly #memory = new LRUCache<string, Uint8Array>({ maxSize: MEMORY_BYTES, sizeCalculation: ({ length }) => length });
	readonly #pending = new Map<string, Promise<Uint8Array>>();

	constructor(options: RenditionsOptions) {
		this.#options = options;
	}

	async get(key: string, jobOf: JobOf): Promise<Uint8Array> {
		const ready = this.#memory.get(key) ?? this.#pending.get(key);
		if (ready) return ready;
		const pending = this.#fetch(key, jobOf).finally(() => this.#pending.delete(key));
		this.#pending.set(key, pending);
		return pending;
	}

	async #fetch(key: string, jobOf: JobOf): Promise<Uint8Array> {
		const bytes = (await this.#options.cache.read(key)) ?? (await this.#make(key, jobOf));
		this.#memory.set(key, bytes);
		return bytes;
	}

	async #make(key: string, jobOf: JobOf): Promise<Uint8Array> {
		if (this.#options.mayMake?.() === false) refuse('MEDIA_BUSY');
		const start = performance.now();
		const result = await this.#options.workers.render(jobOf);
		if (result.kind !== 'rendered') throw new Error(`${key} could not be made: ${'reason' in result ? result.reason : result.kind}`);
		this.#options.log.debug({ key, bytes: result.bytes.length, ms: Math.round(performance.now() - start) }, 'rendition made');
		this.#options.cache.write(key, result.bytes);
		return result.bytes;
	}
}
