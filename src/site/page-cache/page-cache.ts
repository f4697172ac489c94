// Caches the pages of this process in memory, and renders each again when it is too old or its content changed.
import { LRUCache } from 'lru-cache';
import type { Purge, PurgeKey } from '#content/contract';
import type { Clock } from '#platform/clock';
import { Compressor, type Encoding } from '#platform/compression/encodings';
import type { Log } from '#platform/log';
import { createKeyIndex } from '#platform/memory/key-index';
import { createPurgeLog } from './purge-log.ts';
import {
	asStale,
	hasSmallest,
	type PageOrFile,
	type StoredPage,
	sizeOf,
	storePage,
	withBytesOf,
	withCoding,
	withSmallest,
} from './stored-page.ts';

/** Statistics of the cache since the start, and its memory now. */
export type PageCacheStats = {
	/** Pages served from memory at once. */
	readonly hits: number;
	/** Renders, and the seconds that they took together. */
	readonly renders: number;
	readonly renderSeconds: number;
	/** Times that an old copy was served, because the page could not be made anew. */
	readonly staleServed: number;
	readonly bytes: number;
};

/** Renders a page from the content as it is now. */
export type Render = () => Promise<PageOrFile>;

/**
 * A page in the cache. `stale`: its content changed, or it comes from a snapshot. `freshUntil` is in ms since 1970. `served`: how often it was
 * served while it was fresh.
 */
type Entry = { page: StoredPage; freshUntil: number; stale: boolean; served: number };

export type PageCacheOptions = { readonly maxBytes: number; readonly clock: Clock; readonly log: Log };

/** How long a stale page is served after a failed render until the next try, in ms. */
const retryAfter = 2_000;

/** A page that was served so often is compressed thoroughly: it will be served again. */
const servedOften = 50;

/** How often a page is rendered, at most, when purges arrive during its renders. */
const maxAttempts = 3;

/**
 * The pages, by address key. A key is rendered once at a time. A page past its freshness is served while the next one is
 * rendered (RFC 5861); a purged page is served only when the next one cannot be rendered.
 */
export class PageCache {
	readonly #counts = { hits: 0, renders: 0, renderSeconds: 0, staleServed: 0 };
	readonly #index = createKeyIndex<PurgeKey>();
	readonly #purgeLog = createPurgeLog();
	readonly #renders = new Map<string, Promise<StoredPage>>();
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

	get stats(): PageCacheStats {
		return { ...this.#counts, bytes: this.#entries.calculatedSize };
	}

	/** The page, if it can be served at once and has the encoding. Past its freshness, the next one is rendered in the background. */
	serveNow(key: string, render: Render, encoding: Encoding): StoredPage | undefined {
		const page = this.#usable(key, render, encoding);
		if (page?.representations[encoding] === undefined) return undefined;
		this.#counts.hits += 1;
		return page;
	}

	/** The page in the encoding, rendered if necessary. Throws what `render` throws when there is no stale copy. */
	async fetch(key: string, render: Render, encoding: Encoding = 'identity'): Promise<StoredPage> {
		const page = this.#usable(key, render, encoding) ?? (await this.#renderOrStale(key, render));
		return this.#inEncoding(key, page, encoding);
	}

	/** The page as it was, for a request that cannot wait for the next one. */
	staleCopy(key: string): StoredPage | undefined {
		const entry = this.#entries.peek(key);
		return entry && this.#staleOf(entry);
	}

	/** Whether the page is being rendered now. */
	isRendering(key: string): boolean {
		return this.#renders.has(key);
	}

	/** Marks pages with one of the keys as stale, so that the next request renders them; removes pages about what is gone. */
	purge({ keys, gone }: Purge): void {
		this.#purgeLog.note(keys);
		for (const key of this.#index.namesOf(keys)) {
			const entry = this.#entries.peek(key);
			if (entry === undefined) continue;
			if (gone.some((subject) => subject === entry.page.subject)) this.#entries.delete(key);
			else this.#expire(entry);
		}
	}

	/** Marks all pages as stale, for when purges may have been missed. */
	purgeAll(): void {
		this.#purgeLog.noteAll();
		for (const entry of this.#entries.values()) this.#expire(entry);
	}

	/** The pages, from the most to the least recently used. */
	*pages(): Iterable<readonly [string, StoredPage]> {
		for (const [key, { page }] of this.#entries.entries()) yield [key, page];
	}

	/** Adds a page of a snapshot; it is served only while it cannot be rendered (X02). */
	restore(key: string, page: StoredPage): void {
		this.#add(key, page, true);
	}

	#now(): number {
		return this.#clock().getTime();
	}

	#usable(key: string, render: Render, encoding: Encoding): StoredPage | undefined {
		const entry = this.#entries.get(key);
		if (entry === undefined) return undefined;
		if (entry.freshUntil > this.#now()) {
			entry.served += 1;
			if (entry.served === servedOften && !hasSmallest(entry.page)) void this.#compressThoroughly(key, entry.page);
			return entry.page;
		}
		if (entry.stale) return undefined;
		if (this.#renders.has(key)) return entry.page;
		this.#renderOnce(key, render)
			.then((page) => this.#inEncoding(key, page, encoding))
			.catch((cause: unknown) => this.#serveStale(key, cause));
		return entry.page;
	}

	async #renderOrStale(key: string, render: Render): Promise<StoredPage> {
		try {
			return await this.#renderOnce(key, render);
		} catch (cause) {
			const page = this.#serveStale(key, cause);
			if (page === undefined) throw cause;
			return page;
		}
	}

	/** Compresses a page on the first request for an encoding, and stores the result for all later requests. */
	async #inEncoding(key: string, page: StoredPage, encoding: Encoding): Promise<StoredPage> {
		if (encoding === 'identity' || page.representations[encoding]) return page;
		const bytes = await this.#compressor.compress(textOf(page), encoding);
		// One of the requests that waited for the same bytes stores them.
		if (this.#entries.peek(key)?.page.representations[encoding] === undefined)
			this.#change(key, page, (now) => withCoding(now, encoding, bytes));
		return withCoding(page, encoding, bytes);
	}

	async #compressThoroughly(key: string, page: StoredPage): Promise<void> {
		const bytes = await this.#compressor.compress(textOf(page), 'br', 'thorough');
		this.#change(key, page, (now) => withSmallest(now, bytes));
	}

	/** Changes a page, unless it was removed or says something else by now. */
	#change(key: string, { etag }: StoredPage, change: (page: StoredPage) => StoredPage): void {
		const entry = this.#entries.peek(key);
		if (entry?.page.etag === etag) this.#store(key, { ...entry, page: change(entry.page) });
	}

	#add(key: string, page: StoredPage, stale: boolean): void {
		this.#store(key, { page, stale, served: 0, freshUntil: stale ? 0 : this.#now() + page.freshFor * 1000 });
	}

	#store(key: string, entry: Entry): void {
		this.#entries.set(key, entry);
		this.#index.add(key, entry.page.keys);
	}

	#expire(entry: Entry): void {
		entry.stale = true;
		entry.freshUntil = 0;
	}

	#renderOnce(key: string, render: Render): Promise<StoredPage> {
		const running = this.#renders.get(key);
		if (running !== undefined) return running;
		const started = this.#renderFresh(key, render).finally(() => this.#renders.delete(key));
		this.#renders.set(key, started);
		return started;
	}

	// When a purge arrives during a render, the render may have read the old content, so the page is rendered again.
	async #renderFresh(key: string, render: Render): Promise<StoredPage> {
		for (let attempt = 1; ; attempt += 1) {
			const start = this.#purgeLog.now();
			this.#counts.renders += 1;
			const begin = performance.now();
			const rendered = await render();
			const ms = performance.now() - begin;
			this.#counts.renderSeconds += ms / 1000;
			this.#log.debug({ key, status: rendered.status, ms: Math.round(ms) }, 'page made');
			if (attempt < maxAttempts && this.#purgeLog.purgedSince(start, rendered.keys)) continue;
			const page = withBytesOf(storePage(rendered), this.#entries.peek(key)?.page);
			this.#add(key, page, this.#purgeLog.purgedSince(start, rendered.keys));
			return page;
		}
	}

	#serveStale(key: string, cause: unknown): StoredPage | undefined {
		const entry = this.#entries.peek(key);
		if (entry === undefined) return undefined;
		entry.freshUntil = this.#now() + retryAfter;
		entry.page = this.#staleOf(entry);
		this.#log.warn({ error: cause, key }, 'a page could not be made anew; its stale copy is served');
		return entry.page;
	}

	#staleOf({ page }: Entry): StoredPage {
		this.#counts.staleServed += 1;
		return asStale(page);
	}
}

/** What is compressed of a page. */
const textOf = ({ etag, representations }: StoredPage) => ({ name: etag, bytes: representations.identity.bytes });
