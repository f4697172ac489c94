import type { Clock } from '#platform/clock';
import type { Log } from '#platform/log';
import type { ReadCounter } from '../read/read-counter.ts';
import type { Tables } from '../store/tables.ts';
import { dueBetween } from './due.ts';
import { cleanOutbox } from './outbox.ts';
import type { Purges } from './purges.ts';

const everyMs = 3_000;
const cleanEveryMs = 600_000;

type Parts = {
	readonly tables: Tables;
	readonly clock: Clock;
	readonly log: Log;
	readonly purges: Purges;
	readonly counter: ReadCounter;
};

/** What happens by the clock: works that came due are purged, reads are written down, old rows are cleaned. */
export class Ticker {
	readonly #parts: Parts;
	#asked: Date;
	#cleaned = 0;
	#timer: NodeJS.Timeout | undefined;
	#running: Promise<void> = Promise.resolve();

	constructor(parts: Parts) {
		this.#parts = parts;
		this.#asked = parts.clock();
	}

	start(): void {
		this.#timer = setInterval(() => void this.tick(), everyMs).unref();
	}

	/** One round; the next waits for it. Never fails: a span that could not be asked about is asked about again. */
	tick(): Promise<void> {
		this.#running = this.#running
			.then(() => this.#round())
			.catch((error) => this.#parts.log.warn({ error }, 'what came due is not known; it will be'));
		return this.#running;
	}

	async close(): Promise<void> {
		clearInterval(this.#timer);
		await this.tick();
	}

	async #round(): Promise<void> {
		const { tables, clock, purges, counter } = this.#parts;
		const now = clock();
		const due = await dueBetween(tables, this.#asked, now);
		this.#asked = now;
		if (due.keys.length > 0) purges.tell(due);
		await counter.flush(now);
		if (now.getTime() - this.#cleaned < cleanEveryMs) return;
		this.#cleaned = now.getTime();
		await cleanOutbox(tables, now);
	}
}
