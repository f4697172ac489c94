// Pictures of another site that an operator copies here for good, such as those of an import.
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { lruSize } from '#platform/memory/lru-size';
import type { OutboundHttp } from '#platform/outbound-http';
import { Refusal } from '#platform/refusal';
import { imageIdFor } from '../image-id.ts';
import type { ImageIntake, StoredImage } from '../image-intake.ts';
import { anyImage, fetchSource, MAX_SOURCE_BYTES } from './fetch-source.ts';
import { SourceFailure } from './source-failure.ts';

type ForeignOriginalsDeps = {
	readonly intake: Pick<ImageIntake, 'find' | 'putForeign'>;
	readonly outboundHttp: OutboundHttp;
	/** Waits between tries; tests need not. */
	readonly wait?: (ms: number) => Promise<unknown>;
};

/** A large picture of a slow site takes longer than those that pages wait for. */
const timeLimitMs = 30_000;
/** Waits (ms) before the second and the third try. */
const waits = [1_000, 5_000] as const;
/** Requests at once, and at most this many in a second: the old site has readers too. */
const politeness = { concurrency: 3, intervalCap: 10, interval: 1_000 } as const;

/** Fetches pictures of other sites as originals of ours, each once: an id is derived from the address. */
export class ForeignOriginals {
	readonly #deps: ForeignOriginalsDeps;
	readonly #queue = new PQueue(politeness);
	readonly #pending = new Map<string, Promise<StoredImage | string>>();
	/** Addresses that failed, with the reason: the same picture is often in several documents. */
	readonly #failed = new LRUCache<string, string>(lruSize(10_000));
	readonly #stop = new AbortController();

	constructor(deps: ForeignOriginalsDeps) {
		this.#deps = deps;
	}

	/** The image of ours that was fetched from an address; undefined if it was not fetched yet. */
	find(address: string): Promise<StoredImage | undefined> {
		return this.#deps.intake.find(imageIdFor(address));
	}

	/** Fetches a picture from one of the hosts, unless it is here already. When that fails, resolves to the reason, in words. */
	async fetch(address: string, hosts: ReadonlySet<string>): Promise<StoredImage | string> {
		const found = this.#failed.get(address) ?? (await this.find(address));
		if (found !== undefined) return found;
		const pending = this.#pending.get(address) ?? this.#queue.add(() => this.#fetchWithRetries(address, hosts));
		this.#pending.set(address, pending);
		const fetched = await pending.finally(() => this.#pending.delete(address));
		if (typeof fetched === 'string') this.#failed.set(address, fetched);
		return fetched;
	}

	close(): void {
		this.#stop.abort(new Error('closing'));
	}

	async #fetchWithRetries(address: string, hosts: ReadonlySet<string>): Promise<StoredImage | string> {
		for (let attempt = 0; ; attempt += 1) {
			try {
				return await this.#fetchOnce(address, hosts);
			} catch (error) {
				const wait = waits[attempt];
				if (error instanceof Refusal) return wordsOf(error);
				if (wait === undefined || (error instanceof SourceFailure && !error.mayPass)) return wordsOf(error);
				await (this.#deps.wait ?? sleep)(wait);
			}
		}
	}

	async #fetchOnce(address: string, allowedHosts: ReadonlySet<string>): Promise<StoredImage> {
		const { intake, outboundHttp } = this.#deps;
		const fetch = outboundHttp.only(allowedHosts, { maxBytes: MAX_SOURCE_BYTES, timeLimitMs });
		const rules = { allowedHosts, fetch, deadline: outboundHttp.deadline, stop: this.#stop.signal, types: anyImage, timeLimitMs };
		return intake.putForeign(await fetchSource(new URL(address), rules), imageIdFor(address));
	}
}

const words: ReadonlyMap<string, string> = new Map([
	['UNSUPPORTED_IMAGE_TYPE', 'is neither JPEG, PNG, WebP, AVIF nor GIF'],
	['IMAGE_TOO_MANY_PIXELS', 'has more than 40 megapixels'],
	['CORRUPT_IMAGE', 'is damaged'],
	['MISSING_IMAGE', 'is empty'],
	['SOURCE_NOT_ALLOWED', 'leads to a host that --media does not name, or not by https'],
	['STORAGE_FULL', 'found no room on the disk'],
]);

const wordsOf = (error: unknown): string =>
	error instanceof Refusal ? (words.get(error.code) ?? error.message) : error instanceof Error ? error.message : String(error);
