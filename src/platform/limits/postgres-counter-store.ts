// A counter store in a PostgreSQL table, shared by all processes.
import { sql } from 'kysely';
import type { Database, PreparedStatement } from '../database.ts';
import type { Log } from '../log.ts';
import {
	type Counter,
	type CounterStore,
	clockSkewMs,
	outcomeOf,
	type Settlement,
	type TakeOutcome,
	type TakeStep,
} from './counter-store.ts';

/** Time between two deletions of expired counters, in ms. */
const SWEEP_MS = 600_000;

/** The opposite of `isLive`. */
const IS_OVER = `(counter.ends_at <= now or counter.ends_at > now + wide + ${clockSkewMs})`;

/**
 * One statement for all takes of a JSON array. It returns no row for a key from which nothing may be taken. Here and in `SETTLE` rows are
 * locked in the order of their keys, so that concurrent calls cannot deadlock.
 */
const takeFrom = (parameter: '$1' | '$3') => `
	with step as materialized (
		select key, now, points, 1000 * "perSeconds" as wide, waits, cardinality(waits) as most, first
		from jsonb_to_recordset(${parameter}::jsonb)
			as wanted (key text, now bigint, points integer, "perSeconds" bigint, waits bigint[], first jsonb))
	insert into platform.limit_count as counter (key, count, free_at, ends_at)
	select key, (first->>'count')::integer, (first->>'freeAt')::bigint, (first->>'endsAt')::bigint from step order by key
	on conflict (key) do update set (count, free_at, ends_at) = (
		select n, case
			when n < points then 0
			when most = 0 then ends
			else now + 1000 * waits[least(n - points + 1, most)] end, ends
		from (select step.*,
			case when ${IS_OVER} then 1 else counter.count + 1 end as n,
			case when ${IS_OVER} or counter.count = 0 or most > 0 then now + wide else counter.ends_at end as ends
			from step where step.key = counter.key) as next)
	where exists (select from step where step.key = counter.key and (counter.free_at <= now or ${IS_OVER}))
	returning key, count, free_at as "freeAt", ends_at as "endsAt"`;

const TAKE = takeFrom('$1');

/** `$1`: keys whose last take is undone. `$2`: keys whose counter is deleted. `$3`: further takes. */
const SETTLE = `
	with held as materialized (
		select key from platform.limit_count where key = any($1::text[]) or key = any($2::text[]) order by key for update),
	forgotten as (delete from platform.limit_count where key in (select key from held) and key = any($2)),
	undone as (
		update platform.limit_count set count = count - 1, free_at = 0
		where key in (select key from held) and key = any($1) and count > 0),
	taken as (${takeFrom('$3')})
	select`;

const READ = 'select count, free_at as "freeAt", ends_at as "endsAt" from platform.limit_count where key = $1';

/** The store of one table, which `migrations` creates. */
export class PostgresCounterStore implements CounterStore {
	readonly #sql: Database['sql'];
	readonly #log: Log;
	readonly #take: PreparedStatement<Counter & { readonly key: string }>;
	readonly #settle: PreparedStatement<object>;
	readonly #read: PreparedStatement<Counter>;
	#sweepAt = 0;

	constructor(database: Database, log: Log) {
		this.#sql = database.sql;
		this.#log = log;
		this.#take = database.prepare(TAKE);
		this.#settle = database.prepare(SETTLE);
		this.#read = database.prepare(READ);
	}

	async take(steps: readonly TakeStep[]): Promise<readonly TakeOutcome[]> {
		this.#sweep(steps[0]?.now ?? 0);
		const rows = await this.#take(jsonOf(steps));
		const taken = new Map(rows.map(({ key, ...count }) => [key, count]));
		return Promise.all(
			steps.map((step) => {
				const count = taken.get(step.key);
				return count ? { taken: true, ...count } : this.#refused(step);
			}),
		);
	}

	async settle({ undoLast = [], reset = [], take = [] }: Settlement): Promise<void> {
		await this.#settle(undoLast, reset, jsonOf(take));
	}

	async read(key: string): Promise<Counter | undefined> {
		return (await this.#read(key))[0];
	}

	async #refused({ key, now }: TakeStep): Promise<TakeOutcome> {
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

/** Steps as `takeFrom` reads them, each with the counter of a key that had none. */
const jsonOf = (steps: readonly TakeStep[]): string =>
	JSON.stringify(steps.map((step) => ({ ...step, first: outcomeOf(undefined, step) })));
