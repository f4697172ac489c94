import { type Kysely, sql } from 'kysely';
import { type Brand, dateIn } from '#brands';
import type { Clock } from '#platform/clock';
import type { Log } from '#platform/log';
import type { MeasuredEvent } from './contract/contract.ts';

/** Time between two saves in ms; a killed process loses no more than that. */
const writeIntervalMs = 5_000;

type EventCountsDeps = { readonly sql: Kysely<unknown>; readonly clock: Clock; readonly log: Log };

/** How often an event happened on a day (`2026-11-20` in the brand's time zone). `detail` is the field of the event, or empty. */
type EventCount = { readonly day: string; readonly brand: string; readonly event: string; readonly detail: string; readonly count: number };

/**
 * Counts events by brand and day, in memory and then in the database. Events are words of short lists, so there are few counts however many
 * events arrive.
 */
export class EventCounts {
	readonly #deps: EventCountsDeps;
	#counts = new Map<string, EventCount>();
	#timer: NodeJS.Timeout | undefined;
	#writing = Promise.resolve();

	constructor(deps: EventCountsDeps) {
		this.#deps = deps;
	}

	add({ id, timeZone }: Brand, { event, ...fields }: MeasuredEvent): void {
		const [detail = ''] = Object.values(fields);
		this.#add({ day: dateIn(timeZone, this.#deps.clock()), brand: id, event, detail, count: 1 });
	}

	start(): void {
		this.#timer = setInterval(() => void this.write(), writeIntervalMs);
	}

	async close(): Promise<void> {
		clearInterval(this.#timer);
		await this.write();
	}

	/** Saves the counts. Counts that cannot be saved now are saved the next time. */
	write(): Promise<void> {
		this.#writing = this.#writing.then(async () => {
			const counts = [...this.#counts.values()];
			this.#counts.clear();
			await insertCounts(this.#deps.sql, counts).catch((error) => {
				for (const count of counts) this.#add(count);
				this.#deps.log.warn({ error }, 'the event counts could not be saved');
			});
		});
		return this.#writing;
	}

	#add(added: EventCount): void {
		const key = [added.day, added.brand, added.event, added.detail].join(' ');
		this.#counts.set(key, { ...added, count: added.count + (this.#counts.get(key)?.count ?? 0) });
	}
}

/** Inserts rows in one order, so that concurrent processes cannot deadlock. */
async function insertCounts(tables: Kysely<unknown>, counts: readonly EventCount[]): Promise<void> {
	if (counts.length === 0) return;
	await sql`
		insert into analytics.event_count as total (day, brand, event, detail, count)
		select day, brand, event, detail, count from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
			as counted (day date, brand text, event text, detail text, count bigint)
		order by day, brand, event, detail
		on conflict (day, brand, event, detail) do update set count = total.count + excluded.count`.execute(tables);
}
