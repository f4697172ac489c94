import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import {
	type Counter,
	type CounterStore,
	type CounterUndo,
	clockSkewMs,
	outcomeOf,
	type TakeOutcome,
	type TakeStep,
} from './counter-store.ts';

/** Time between two deletions of expired counters, in ms. */
const SWEEP_MS = 600_000;

/** Counters in a table of PostgreSQL (see `migrations`), shared by all processes. */
export class PostgresCounterStore implements CounterStore {
	readonly #sql: Kysely<unknown>;
	readonly #log: Log;
	#sweepAt = 0;

	constructor(database: Database, log: Log) {
		this.#sql = database.sql;
		this.#log = log;
	}

	async take(steps: readonly TakeStep[]): Promise<readonly TakeOutcome[]> {
		this.#sweep(steps[0]?.now ?? 0);
		const { rows } = await takeFromEach(steps).execute(this.#sql);
		const taken = new Map(rows.map(({ key, ...count }) => [key, count]));
		return Promise.all(steps.map((step) => this.#outcomeOf(step, taken.get(step.key))));
	}

	async undo({ last = [], all = [] }: CounterUndo): Promise<void> {
		await sql`
			with held as materialized (
				select key from platform.limit_count where key = any(${[...last, ...all]}) order by key for update),
			forgotten as (delete from platform.limit_count where key in (select key from held) and key = any(${all}))
			update platform.limit_count set count = count - 1, free_at = 0
			where key in (select key from held) and key = any(${last}) and count > 0`.execute(this.#sql);
	}

	async read(key: string): Promise<Counter | undefined> {
		const { rows } = await sql<Counter>`
			select count, free_at as "freeAt", ends_at as "endsAt" from platform.limit_count where key = ${key}`.execute(this.#sql);
		return rows[0];
	}

	async #outcomeOf({ key, now }: TakeStep, taken: Counter | undefined): Promise<TakeOutcome> {
		if (taken) return { taken: true, ...taken };
		const counter = await this.read(key);
		return { taken: false, count: 0, freeAt: now, endsAt: now, ...counter };
	}

	#sweep(now: number): void {
		if (now < this.#sweepAt) return;
		this.#sweepAt = now + SWEEP_MS;
		sql`delete from platform.limit_count where ends_at <= ${now}`
			.execute(this.#sql)
			.catch((error) => this.#log.warn({ error }, 'expired counters could not be deleted'));
	}
}

/**
 * One statement for all takes. It returns no row for a key from which nothing may be taken. Here and in `undo` rows are locked
 * in the order of their keys, so that concurrent calls cannot deadlock.
 */
function takeFromEach(steps: readonly TakeStep[]) {
	const json = JSON.stringify(steps.map((step) => ({ ...step, first: outcomeOf(undefined, step) })));
	// The opposite of `isLive`.
	const isOver = sql`(counter.ends_at <= now or counter.ends_at > now + wide + ${sql.lit(clockSkewMs)})`;
	return sql<Counter & { readonly key: string }>`
		with step as materialized (
			select key, now, points, "windowMs" as wide, "waitsMs" as waits, cardinality("waitsMs") as most, first
			from jsonb_to_recordset(${json}::jsonb)
				as wanted (key text, now bigint, points integer, "windowMs" bigint, "waitsMs" bigint[], first jsonb))
		insert into platform.limit_count as counter (key, count, free_at, ends_at)
		select key, (first->>'count')::integer, (first->>'freeAt')::bigint, (first->>'endsAt')::bigint from step order by key
		on conflict (key) do update set (count, free_at, ends_at) = (
			select n, case
				when n < points then 0
				when most = 0 then ends
				else now + waits[least(n - points + 1, most)] end, ends
			from (select step.*,
				case when ${isOver} then 1 else counter.count + 1 end as n,
				case when ${isOver} or counter.count = 0 or most > 0 then now + wide else counter.ends_at end as ends
				from step where step.key = counter.key) as next)
		where exists (select from step where step.key = counter.key and (counter.free_at <= now or ${isOver}))
		returning key, count, free_at as "freeAt", ends_at as "endsAt"`;
}
