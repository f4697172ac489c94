import type { Brand } from '#brands';
import type { Clock } from '#platform/clock';
import type { Log } from '#platform/log';
import { PeriodicTask } from './periodic-task.ts';
import { cleanRevisions } from './publish/clean-revisions.ts';
import { duePurge } from './purge/due-purge.ts';
import { cleanOutbox } from './purge/outbox.ts';
import type { Purges } from './purge/purges.ts';
import type { ReadCounter } from './read/read-counter.ts';
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
export class ScheduledTasks extends PeriodicTask {
	readonly #deps: TaskDeps;
	/** Works that came due until this time have been purged. */
	#purgedUntil: Date;
	#cleanedAt = 0;

	constructor(deps: TaskDeps) {
		super(roundMs);
		this.#deps = deps;
		this.#purgedUntil = deps.clock();
	}

	/** Runs a last round. */
	override async close(): Promise<void> {
		await super.close();
		await this.run();
	}

	/** After a failure the next round covers the same span of time. */
	protected async round(): Promise<void> {
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

	protected onFault(error: unknown): void {
		this.#deps.log.warn({ error }, 'scheduled content tasks failed; the next round tries again');
	}
}
