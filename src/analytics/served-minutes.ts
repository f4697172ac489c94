import { type Kysely, sql } from 'kysely';
import type { Clock } from '#platform/clock';
import type { Log } from '#platform/log';
import type { Uptime } from './contract/contract.ts';

const minute = 60_000;

/** Time between two records of the current minute, in ms. Each minute is recorded more than once, so that none is missed. */
const beatMs = 20_000;

/** How long minutes are kept, in minutes: four weeks. */
const keptMinutes = 28 * 24 * 60;

type ServedMinutesDeps = { readonly sql: Kysely<unknown>; readonly clock: Clock; readonly log: Log };

/**
 * Records the minutes in which the program served: one row for all its processes. Minutes in which the database does not answer are
 * recorded later, since cached pages are served meanwhile.
 */
export class ServedMinutes {
	readonly #deps: ServedMinutesDeps;
	readonly #unsaved = new Set<number>();
	#timer: NodeJS.Timeout | undefined;
	#last = Promise.resolve();

	constructor(deps: ServedMinutesDeps) {
		this.#deps = deps;
	}

	start(): void {
		void this.beat();
		this.#timer = setInterval(() => void this.beat(), beatMs);
	}

	/** Waits for what is being recorded. */
	async close(): Promise<void> {
		clearInterval(this.#timer);
		await this.#last;
	}

	/** Records the current minute, and those that could not be recorded before. */
	beat(): Promise<void> {
		this.#last = this.#last.then(() => this.#record());
		return this.#last;
	}

	async #record(): Promise<void> {
		const { sql: tables, clock, log } = this.#deps;
		this.#unsaved.add(Math.floor(clock().getTime() / minute));
		const minutes = [...this.#unsaved];
		try {
			await record(tables, minutes);
			for (const saved of minutes) this.#unsaved.delete(saved);
		} catch (error) {
			log.warn({ error }, 'the served minutes could not be saved');
		}
	}
}

/** Stores minutes since 1970, and deletes those that are too old. */
async function record(tables: Kysely<unknown>, minutes: readonly number[]): Promise<void> {
	const oldest = Math.max(...minutes) - keptMinutes;
	await sql`
		insert into analytics.served_minute (minute) select unnest(${sql.val(minutes)}::int[]) order by 1
		on conflict (minute) do nothing`.execute(tables);
	await sql`delete from analytics.served_minute where minute < ${oldest}`.execute(tables);
}

type Row = { readonly first: number | null; readonly served: number };

/** The share of minutes in which the program served, since the first record of the last four weeks. The current minute does not count. */
export async function uptime(tables: Kysely<unknown>, now: Date): Promise<Uptime | undefined> {
	const current = Math.floor(now.getTime() / minute);
	const { rows } = await sql<Row>`
		select min(minute) as first, count(*)::int as served from analytics.served_minute
		where minute >= ${current - keptMinutes} and minute < ${current}`.execute(tables);
	const [row] = rows;
	if (row === undefined || row.first === null) return undefined;
	return { since: new Date(row.first * minute), share: row.served / (current - row.first) };
}
