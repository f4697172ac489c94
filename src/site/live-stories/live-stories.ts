import type { Brand } from '#brands';
import type { ContentQueries, Purge } from '#content/contract';
import type { Clock } from '#platform/clock';
import type { Log } from '#platform/log';
import { changeBetween } from './change-between.tsx';
import { LiveFeed } from './live-feed.ts';
import { type LiveState, liveStateOf } from './live-state.ts';

/** The most stories that are kept in memory. The ones without readers go first. */
const maxFeeds = 500;

/** How often (ms) quiet connections get a sign of life. Proxies close those that are silent for a minute. */
const heartbeatMs = 20_000;

export type LiveStoriesOptions = {
	readonly queriesFor: (brand: Brand, isRegistered: boolean) => ContentQueries;
	readonly clock: Clock;
	readonly log: Log;
};

/** A live story by its address, for registered readers or for all. */
export type LiveAddress = { readonly brand: Brand; readonly path: string; readonly isRegistered: boolean };

/** The live stories that readers follow in this process. */
export class LiveStories {
	readonly #options: LiveStoriesOptions;
	readonly #feeds = new Map<string, LiveFeed>();
	/** Runs from the first feed on. */
	#timer: NodeJS.Timeout | undefined;

	constructor(options: LiveStoriesOptions) {
		this.#options = options;
	}

	/** The feed of the live story at an address; undefined when there is none. */
	async feedAt(address: LiveAddress): Promise<LiveFeed | undefined> {
		const key = `${address.brand.id} ${address.path} ${address.isRegistered}`;
		const feed = this.#feeds.get(key) ?? this.#add(key, address);
		if (feed.current === undefined) await this.#refresh(key, feed);
		return feed.current && feed;
	}

	/** Reads the stories again that a publication may have changed. */
	purge(purge: Purge): void {
		// The reader who caused a first reading gets its failure.
		for (const [key, feed] of this.#feeds) if (feed.isTouchedBy(purge)) this.#refresh(key, feed).catch(() => {});
	}

	/** Ends all streams. */
	close(): void {
		clearInterval(this.#timer);
		for (const feed of this.#feeds.values()) feed.close();
	}

	/** Reads a story; one that is not live is not kept. */
	async #refresh(key: string, feed: LiveFeed): Promise<void> {
		try {
			await feed.refresh();
		} finally {
			if (feed.current === undefined) this.#feeds.delete(key);
		}
	}

	#add(key: string, address: LiveAddress): LiveFeed {
		const { clock, log } = this.#options;
		const feed = new LiveFeed({
			read: () => this.#read(address),
			changeBetween: (from, to) => changeBetween(from, to, { brand: address.brand, now: clock() }),
			onFault: (error) => log.warn({ error, path: address.path }, 'a live story could not be read again; its readers keep what they have'),
		});
		this.#makeRoom();
		this.#feeds.set(key, feed);
		this.#timer ??= setInterval(() => this.#keepOpen(), heartbeatMs).unref();
		return feed;
	}

	#keepOpen(): void {
		for (const feed of this.#feeds.values()) feed.keepOpen();
	}

	#makeRoom(): void {
		if (this.#feeds.size < maxFeeds) return;
		const [key] = [...this.#feeds].find(([, feed]) => feed.readers === 0) ?? [];
		if (key !== undefined) this.#feeds.delete(key);
	}

	async #read({ brand, path, isRegistered }: LiveAddress): Promise<LiveState | undefined> {
		const queries = this.#options.queriesFor(brand, isRegistered);
		const found = await queries.at(path);
		return found.kind === 'story' && found.story.kind === 'live' ? liveStateOf(found.story, queries.keys) : undefined;
	}
}
