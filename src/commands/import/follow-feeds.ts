// `npm run import -- --from rss ADDRESS… --follow`: downloads feeds again and again, at intervals that their servers accept.
import type { Downloaded, Validators } from './download.ts';

/** What the report says of an item, or of a feed that cannot be read. */
type FeedEvent = { readonly kind: string; readonly why?: string };

/** How feeds are followed. Times are in ms. */
export type Following<Event extends FeedEvent> = {
	readonly addresses: readonly string[];
	/** Minutes between two rounds; undefined for the interval that the feed states, at least 15. */
	readonly every: number | undefined;
	readonly stopped: () => boolean;
	readonly get: (address: string, validators: Validators) => Promise<Downloaded>;
	/** Imports the items of a feed that was downloaded. */
	readonly importFeed: (address: string, bytes: Uint8Array) => AsyncIterable<Event>;
	/** Writes the line of a round. */
	readonly say: (line: string) => void;
	readonly now: () => number;
	readonly wait: (ms: number) => Promise<unknown>;
};

type Feed = { readonly address: string; validators: Validators; dueAt: number; minutes: number; failures: number };

const minuteMs = 60_000;
const leastMinutes = 15;
/** Longest interval of a feed that fails. */
const mostMinutes = 240;

/**
 * Imports the new items of feeds, each feed at its own interval, until it is stopped. A feed that does not answer or cannot be read is
 * requested less and less often.
 */
export async function* followFeeds<Event extends FeedEvent>(following: Following<Event>): AsyncGenerator<Event> {
	const { addresses, every = leastMinutes, stopped, now, wait } = following;
	const feeds: readonly Feed[] = addresses.map((address) => ({ address, validators: {}, dueAt: now(), minutes: every, failures: 0 }));
	while (!stopped()) {
		for (const feed of feeds) if (feed.dueAt <= now() && !stopped()) yield* round(feed, following);
		await wait(1_000);
	}
}

async function* round<Event extends FeedEvent>(feed: Feed, following: Following<Event>): AsyncGenerator<Event> {
	const { every, get, importFeed, say, now } = following;
	const time = new Date(now()).toISOString().slice(0, 19);
	const counts = new Map<string, number>();
	let what = 'unchanged';
	try {
		const found = await get(feed.address, feed.validators);
		if (found !== 'unchanged') {
			let broken: Event | undefined;
			for await (const event of importFeed(feed.address, found.bytes)) {
				counts.set(event.kind, (counts.get(event.kind) ?? 0) + 1);
				if (event.kind === 'unreadable') broken = event;
				yield event;
			}
			if (broken) throw new Error(`is not a complete feed now: ${broken.why}; everything imported from it stays`);
			feed.validators = found.validators;
			feed.minutes = every ?? Math.max(leastMinutes, minutesIn(found.bytes));
			what = [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ') || 'no item';
		}
		feed.failures = 0;
	} catch (error) {
		feed.failures += 1;
		what = error instanceof Error ? error.message : String(error);
	}
	const minutes = Math.min(feed.minutes * 2 ** feed.failures, Math.max(mostMinutes, feed.minutes));
	feed.dueAt = now() + minutes * minuteMs;
	say(`${time} ${feed.address}: ${what}; again in ${minutes} minutes`);
}

/** The `ttl` of an RSS feed: for how many minutes it may be cached. */
function minutesIn(bytes: Uint8Array): number {
	const head = Buffer.from(bytes.subarray(0, 20_000)).toString('latin1');
	return Math.min(Number(/<ttl>\s*(\d{1,6})\s*<\/ttl>/.exec(head)?.[1] ?? 0), 24 * 60);
}
