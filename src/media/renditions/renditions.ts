import { LRUCache } from 'lru-cache';
import type { Log } from '#platform/log';
import type { ImageWorkers } from '../worker/image-workers.ts';
import type { BoundedFolder } from './bounded-folder.ts';
import type { Rendition } from './rendition.ts';

export type RenditionsOptions = {
	readonly kept: BoundedFolder;
	readonly workers: Pick<ImageWorkers, 'render'>;
	readonly log: Log;
};

/** Reads the bytes of the original; called only when a rendition has to be made. */
export type ReadOriginal = () => Promise<Uint8Array>;

const MEMORY_BYTES = 32 * 1024 * 1024;

/** Renditions from memory, from disk, or made; each is made once, however many ask for it at the same time (I07). */
export class Renditions {
	readonly #options: RenditionsOptions;
	readonly #memory = new LRUCache<string, Uint8Array>({ maxSize: MEMORY_BYTES, sizeCalculation: ({ length }) => length });
	readonly #coming = new Map<string, Promise<Uint8Array>>();

	constructor(options: RenditionsOptions) {
		this.#options = options;
	}

	async get(rendition: Rendition, readOriginal: ReadOriginal): Promise<Uint8Array> {
		const { key } = rendition;
		const near = this.#memory.get(key) ?? this.#coming.get(key);
		if (near) return near;
		const coming = this.#fetch(rendition, readOriginal).finally(() => this.#coming.delete(key));
		this.#coming.set(key, coming);
		return coming;
	}

	async #fetch(rendition: Rendition, readOriginal: ReadOriginal): Promise<Uint8Array> {
		const bytes = (await this.#options.kept.read(rendition.key)) ?? (await this.#make(rendition, readOriginal));
		this.#memory.set(rendition.key, bytes);
		return bytes;
	}

	async #make(rendition: Rendition, readOriginal: ReadOriginal): Promise<Uint8Array> {
		const { key, scaled, cut, format, quality } = rendition;
		const start = performance.now();
		const answer = await this.#options.workers.render(async () => {
			return { kind: 'render', bytes: await readOriginal(), scaled, cut, format, quality };
		});
		if (answer.kind !== 'rendered') throw new Error(`${key} could not be made: ${'reason' in answer ? answer.reason : answer.kind}`);
		this.#options.log.debug({ key, bytes: answer.bytes.length, ms: Math.round(performance.now() - start) }, 'rendition made');
		this.#options.kept.keep(key, answer.bytes);
		return answer.bytes;
	}
}
