import type { Brand } from '#brands';
import type { Clock } from '#platform/clock';
import type { Log } from '#platform/log';
import { cleanRevisions } from './publish/clean-revisions.ts';
import { duePurge } from './purge/due-purge.ts';
import { cleanOutbox } from './purge/outbox.ts';
import type { Purges } from './purge/purges.ts';
import type { ReadCounter } from './read/read-counter.ts';
import { Rounds } from './rounds.ts';
import type { Tables } from './store/tables.ts';

const roundMs = 3_000;
const cleaningMs = 600_000;

type TaskDeps = {
	readonly tables: Tables;
	readonly clock: Clock;
	readonly log: Log;
	readonly brands: readonly Brand[];
	readonly purges: Purges;
	readonly counter: ReadCounter;
};

/** Runs what is due by the clock: purges works that appear or end, saves read counts, and deletes old outbox rows and revisions. */
export class ScheduledTasks {
	readonly #deps: TaskDeps;
	/** Works that came due until this time have been purged. */
	#purgedUntil: Date;
	#cleanedAt = 0;
	readonly #rounds: Rounds;

	constructor(deps: TaskDeps) {
		this.#deps = deps;
		this.#purgedUntil = deps.clock();
		const onFault = (error: unknown) => deps.log.warn({ error }, 'scheduled content tasks failed; the next round tries again');
		this.#rounds = new Rounds({ everyMs: roundMs, round: () => this.#round(), onFault });
	}

	start(): void {
		this.#rounds.start();
	}

	/** Runs one round after the one in progress. Never rejects: after a failure the next round covers the same span of time. */
	run(): Promise<void> {
		return this.#rounds.run();
	}

	async close(): Promise<void> {
		await this.#rounds.stop();
		await this.run();
	}

	async #round(): Promise<void> {
		const { tables, clock, brands, purges, counter } = this.#deps;
		const now = clock();
		const due = await duePurge(tables, this.#purgedUntil, now);
		this.#purgedUntil = now;
		if (due.keys.length > 0) purges.emit(due);
		await counter.flush(now);
		if (now.getTime() - this.#cleanedAt < cleaningMs) return;
		this.#cleanedAt = now.getTime();
		await cleanOutbox(tables, now);
		await cleanRevisions(tables, brands, now);
	}
}
