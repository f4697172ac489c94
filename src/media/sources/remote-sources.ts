import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Log } from '#platform/log';
import { isAllowed, type OutboundFetch, type OutboundHttp } from '#platform/outbound-http';
import { Refusal } from '#platform/refusal';
import { type ImageId, imageIdFor } from '../image-id.ts';
import type { Facts, Original } from '../original.ts';
import type { OriginalStore } from '../originals/original-store.ts';
import { refuse } from '../refusals.ts';
import { fetchSource, MOST_SOURCE_BYTES } from './fetch-source.ts';

export type RemoteSourcesOptions = {
	/** Copies of what was fetched. */
	readonly copies: OriginalStore;
	readonly prepare: (bytes: Uint8Array) => Promise<Original>;
	readonly allowedHosts: ReadonlySet<string>;
	readonly outboundHttp: OutboundHttp;
	readonly log: Log;
};

/** A source is asked again after a day; what did not answer, after half a minute. */
const FRESH_MS = 24 * 60 * 60 * 1000;
const FAILED_MS = 30_000;

const FETCHES_AT_ONCE = 4;

/** Images of other hosts: fetched once, kept as originals, and kept on when their source fails. */
export class RemoteSources {
	readonly #options: RemoteSourcesOptions;
	readonly #ask: OutboundFetch;
	readonly #fresh = new LRUCache<ImageId, true>({ max: 10_000, ttl: FRESH_MS });
	readonly #failed = new LRUCache<ImageId, Refusal>({ max: 10_000, ttl: FAILED_MS });
	readonly #coming = new Map<ImageId, Promise<Facts>>();
	readonly #stop = new AbortController();
	readonly #queue = new PQueue({ concurrency: FETCHES_AT_ONCE });

	constructor(options: RemoteSourcesOptions) {
		this.#options = options;
		this.#ask = options.outboundHttp.only(options.allowedHosts, { maxBytes: MOST_SOURCE_BYTES });
	}

	/** Id of the copy of a source, and its facts. A copy that grew old is given while a new one is fetched. */
	async facts(address: URL): Promise<{ id: ImageId; facts: Facts }> {
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
		await Promise.allSettled(this.#coming.values());
	}

	async #fetch(id: ImageId, address: URL): Promise<Facts> {
		const failure = this.#failed.get(id);
		if (failure) throw failure;
		const coming = this.#coming.get(id) ?? this.#queue.add(() => this.#copy(id, address)).finally(() => this.#coming.delete(id));
		this.#coming.set(id, coming);
		return coming;
	}

	async #copy(id: ImageId, address: URL): Promise<Facts> {
		const { allowedHosts, prepare, copies, outboundHttp } = this.#options;
		try {
			const rules = { allowedHosts, fetch: this.#ask, deadline: outboundHttp.deadline, stop: this.#stop.signal };
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
