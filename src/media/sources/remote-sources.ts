import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Log } from '#platform/log';
import { lruSize } from '#platform/memory/lru-size';
import { isAllowed, type OutboundFetch, type OutboundHttp } from '#platform/outbound-http';
import { Refusal } from '#platform/refusal';
import { type ImageId, imageIdFor } from '../image-id.ts';
import type { ImageFacts, Original } from '../original.ts';
import type { OriginalStore } from '../originals/original-store.ts';
import { refuse } from '../refusals.ts';
import { fetchSource, MAX_SOURCE_BYTES } from './fetch-source.ts';

export type RemoteSourcesOptions = {
	/** Stores copies of fetched images. */
	readonly copies: OriginalStore;
	readonly prepare: (bytes: Uint8Array) => Promise<Original>;
	readonly allowedHosts: ReadonlySet<string>;
	readonly outboundHttp: OutboundHttp;
	readonly log: Log;
};

/** A copy is fetched again after a day; a failed fetch is retried after 30 s. */
const FRESH_MS = 24 * 60 * 60 * 1000;
const FAILED_MS = 30_000;

const FETCHES_AT_ONCE = 4;

/** Images of other hosts. They are fetched once and stored as originals, which stay when their source fails. */
export class RemoteSources {
	readonly #options: RemoteSourcesOptions;
	readonly #fetchAllowed: OutboundFetch;
	readonly #fresh = new LRUCache<ImageId, true>({ ...lruSize(10_000), ttl: FRESH_MS });
	readonly #failed = new LRUCache<ImageId, Refusal>({ ...lruSize(10_000), ttl: FAILED_MS });
	readonly #pending = new Map<ImageId, Promise<ImageFacts>>();
	readonly #stop = new AbortController();
	readonly #queue = new PQueue({ concurrency: FETCHES_AT_ONCE });

	constructor(options: RemoteSourcesOptions) {
		this.#options = options;
		this.#fetchAllowed = options.outboundHttp.only(options.allowedHosts, { maxBytes: MAX_SOURCE_BYTES });
	}

	/** The id and facts of the copy of a source. An old copy is returned while a new one is fetched. */
	async facts(address: URL): Promise<{ id: ImageId; facts: ImageFacts }> {
		const { copies, allowedHosts } = this.#options;
		if (!isAllowed(address, allowedHosts)) refuse('SOURCE_NOT_ALLOWED');
		const id = imageIdFor(address.href);
		const copy = await copies.facts(id);
		if (!copy) return { id, facts: await this.#fetch(id, address) };
		if (!this.#fresh.has(id)) this.#fetch(id, address).catch(() => {});
		return { id, facts: copy };
	}

	async close(): Promise<void> {
		this.#stop.abort(new Error('closing'));
		await Promise.allSettled(this.#pending.values());
	}

	async #fetch(id: ImageId, address: URL): Promise<ImageFacts> {
		const failure = this.#failed.get(id);
		if (failure) throw failure;
		const pending = this.#pending.get(id) ?? this.#queue.add(() => this.#copy(id, address)).finally(() => this.#pending.delete(id));
		this.#pending.set(id, pending);
		return pending;
	}

	async #copy(id: ImageId, address: URL): Promise<ImageFacts> {
		const { allowedHosts, prepare, copies, outboundHttp } = this.#options;
		try {
			const rules = { allowedHosts, fetch: this.#fetchAllowed, deadline: outboundHttp.deadline, stop: this.#stop.signal };
			const original = await prepare(await fetchSource(address, rules));
			await copies.save(id, original);
			this.#fresh.set(id, true);
			return original.facts;
		} catch (error) {
			const failure = error instanceof Refusal && error.code === 'SOURCE_NOT_ALLOWED' ? error : refuse.of('SOURCE_ERROR');
			this.#failed.set(id, failure);
			this.#options.log.warn({ error, host: address.hostname }, 'an image could not be fetched from its source');
			throw failure;
		}
	}
}
