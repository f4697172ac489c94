import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import { type Count, type Counts, type Outcome, outcomeOf, type Step } from './counts.ts';

/** How often what ended is deleted, in ms. */
const SWEEP_MS = 600_000;

/** Counts in the table of `migrations`, shared by all processes on a database. */
export class PostgresCounts implements Counts {
	readonly #sql: Kysely<unknown>;
	readonly #log: Log;
	#sweepAt = 0;

	constructor(database: Database, log: Log) {
		this.#sql = database.sql;
		this.#log = log;
	}

	async take(key: string, step: Step): Promise<Outcome> {
		this.#sweep(step.now);
		const { rows } = await takeOnce(key, step).execute(this.#sql);
		if (rows[0]) return { taken: true, ...rows[0] };
		const kept = await this.read(key);
		return { taken: false, count: 0, freeAt: step.now, endsAt: step.now, ...kept };
	}

	async giveBack(key: string): Promise<void> {
		await sql`update platform.limit_count set count = count - 1, free_at = 0 where key = ${key} and count > 0`.execute(this.#sql);
	}

	async read(key: string): Promise<Count | undefined> {
		const { rows } = await sql<Count>`
			select count, free_at as "freeAt", ends_at as "endsAt" from platform.limit_count where key = ${key}`.execute(this.#sql);
		return rows[0];
	}

	async clear(key: string): Promise<void> {
		await sql`delete from platform.limit_count where key = ${key}`.execute(this.#sql);
	}

	#sweep(now: number): void {
		if (now < this.#sweepAt) return;
		this.#sweepAt = now + SWEEP_MS;
		sql`delete from platform.limit_count where ends_at <= ${now}`
			.execute(this.#sql)
			.catch((error) => this.#log.warn({ error }, 'counts that ended could not be deleted'));
	}
}

/** One guarded statement: no row comes back when nothing may be taken. */
function takeOnce(key: string, step: Step) {
	const { now, points, windowMs, waitsMs } = step;
	const first = outcomeOf(undefined, step);
	const waits = sql`${waitsMs}::bigint[]`;
	return sql<Count>`
		insert into platform.limit_count as kept (key, count, free_at, ends_at)
		values (${key}, ${first.count}, ${first.freeAt}, ${first.endsAt})
		on conflict (key) do update set (count, free_at, ends_at) = (
			select n, case
				when n < ${points} then 0
				when cardinality(${waits}) = 0 then ends
				else ${now}::bigint + (${waits})[least(n - ${points} + 1, cardinality(${waits}))] end, ends
			from (select
				case when kept.ends_at <= ${now} then 1 else kept.count + 1 end as n,
				case when kept.ends_at <= ${now} or kept.count = 0 or cardinality(${waits}) > 0
					then ${now}::bigint + ${windowMs}::bigint else kept.ends_at end as ends) as next)
		where kept.free_at <= ${now} or kept.ends_at <= ${now}
		returning count, free_at as "freeAt", ends_at as "endsAt"`;
}
