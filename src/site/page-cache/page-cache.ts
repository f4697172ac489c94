import { LRUCache } from 'lru-cache';
import type { Purge } from '#content/contract';
import type { Clock } from '#platform/clock';
import type { Log } from '#platform/log';
import { Compressor, type Encoding } from './encodings.ts';
import { createKeyIndex } from './key-index.ts';
import { createPurgeLog } from './purge-log.ts';
import { asStale, type RenderedPage, type StoredPage, sizeOf, storePage, withCoding } from './stored-page.ts';

/** Makes a page anew. */
export type Render = () => Promise<RenderedPage>;

/** A page in the cache. `stale` tells that its content changed or that it comes from an earlier run; times are ms. */
type Entry = { page: StoredPage; freshUntil: number; stale: boolean };

export type PageCacheOptions = { readonly maxBytes: number; readonly clock: Clock; readonly log: Log };

/** After a failed render the stale page is served this long (ms) before the next try. */
const retryAfter = 2_000;

/** How often a page is rendered again because it was purged while it was being made. */
const attempts = 3;

/**
 * The pages of this process, by address key. One render at a time a key; a page past its freshness is served while
 * the next one is made (RFC 5861); a purged one is served only when the next one cannot be made.
 */
export class PageCache {
	#rendered = 0;
	readonly #index = createKeyIndex();
	readonly #purges = createPurgeLog();
	readonly #flights = new Map<string, Promise<StoredPage>>();
	readonly #compressor = new Compressor();
	readonly #entries: LRUCache<string, Entry>;
	readonly #clock: Clock;
	readonly #log: Log;

	constructor({ maxBytes, clock, log }: PageCacheOptions) {
		this.#clock = clock;
		this.#log = log;
		this.#entries = new LRUCache<string, Entry>({
			maxSize: maxBytes,
			sizeCalculation: ({ page }) => sizeOf(page),
			dispose: ({ page }, key) => this.#index.remove(key, page.keys),
		});
	}

	/** How many pages were made so far. */
	get rendered(): number {
		return this.#rendered;
	}

	/** The page if it may be served at once and has the encoding; past its freshness the next one is made behind it. */
	serveNow(key: string, render: Render, encoding: Encoding): StoredPage | undefined {
		const page = this.#atHand(key, render, encoding);
		return page?.representations[encoding] && page;
	}

	/** The page in the encoding, rendered if need be. Throws what `render` throws when no copy can stand in. */
	async fetch(key: string, render: Render, encoding: Encoding = 'identity'): Promise<StoredPage> {
		const page = this.#atHand(key, render, encoding) ?? (await this.#made(key, render));
		return this.#encoded(key, page, encoding);
	}

	/** Whether the page is being made: who asks for it now only waits. */
	isRendering(key: string): boolean {
		return this.#flights.has(key);
	}

	/** Pages made from one of the keys are made anew when next asked for; pages about what is gone are dropped. */
	purge({ keys, gone }: Purge): void {
		this.#purges.note(keys);
		for (const key of this.#index.pagesOf(keys)) {
			const entry = this.#entries.peek(key);
			if (entry === undefined) continue;
			if (entry.page.subject !== undefined && gone.includes(entry.page.subject)) this.#entries.delete(key);
			else this.#expire(entry);
		}
	}

	/** The pages from the most to the least recently used. */
	*pages(): Iterable<readonly [string, StoredPage]> {
		for (const [key, { page }] of this.#entries.entries()) yield [key, page];
	}

	/** Puts back a page of an earlier run; it is served only when it cannot be made anew (X02). */
	restore(key: string, page: StoredPage): void {
		this.#put(key, page, true);
	}

	#now(): number {
		return this.#clock().getTime();
	}

	#atHand(key: string, render: Render, encoding: Encoding): StoredPage | undefined {
		const entry = this.#entries.get(key);
		if (entry === undefined) return undefined;
		if (entry.freshUntil > this.#now()) return entry.page;
		if (entry.stale) return undefined;
		if (this.#flights.has(key)) return entry.page;
		this.#fly(key, render)
			.then((page) => this.#encoded(key, page, encoding))
			.catch((cause: unknown) => this.#keepServing(key, cause));
		return entry.page;
	}

	async #made(key: string, render: Render): Promise<StoredPage> {
		try {
			return await this.#fly(key, render);
		} catch (cause) {
			const page = this.#keepServing(key, cause);
			if (page === undefined) throw cause;
			return page;
		}
	}

	/** Compresses a page when first asked for in a coding, for all the readers that will get it. */
	async #encoded(key: string, page: StoredPage, encoding: Encoding): Promise<StoredPage> {
		if (encoding === 'identity' || page.representations[encoding]) return page;
		const bytes = await this.#compressor.compress(page.etag, page.representations.identity.bytes, encoding);
		const entry = this.#entries.peek(key);
		if (entry?.page.etag === page.etag) this.#keep(key, { ...entry, page: withCoding(entry.page, encoding, bytes) });
		return withCoding(page, encoding, bytes);
	}

	#put(key: string, page: StoredPage, stale: boolean): void {
		this.#keep(key, { page, stale, freshUntil: stale ? 0 : this.#now() + page.freshFor * 1000 });
	}

	#keep(key: string, entry: Entry): void {
		this.#entries.set(key, entry);
		this.#index.add(key, entry.page.keys);
	}

	#expire(entry: Entry): void {
		entry.stale = true;
		entry.freshUntil = 0;
	}

	#fly(key: string, render: Render): Promise<StoredPage> {
		const flying = this.#flights.get(key);
		if (flying !== undefined) return flying;
		const flight = this.#renew(key, render).finally(() => this.#flights.delete(key));
		this.#flights.set(key, flight);
		return flight;
	}

	// A purge during a render means that the render may have read the old content: the page is then made once more.
	async #renew(key: string, render: Render): Promise<StoredPage> {
		for (let attempt = 1; ; attempt += 1) {
			const start = this.#purges.now();
			this.#rendered += 1;
			const begun = performance.now();
			const rendered = await render();
			this.#log.debug({ key, status: rendered.status, ms: Math.round(performance.now() - begun) }, 'page made');
			if (attempt < attempts && this.#purges.purgedSince(start, rendered.keys)) continue;
			const page = storePage(rendered);
			this.#put(key, page, this.#purges.purgedSince(start, rendered.keys));
			return page;
		}
	}

	#keepServing(key: string, cause: unknown): StoredPage | undefined {
		const entry = this.#entries.peek(key);
		if (entry === undefined) return undefined;
		entry.freshUntil = this.#now() + retryAfter;
		entry.page = asStale(entry.page);
		this.#log.warn({ error: cause, key }, 'a page could not be made anew; its stale copy is served');
		return entry.page;
	}
}
