import { type Kysely, sql } from 'kysely';
import type { Brand } from '#brands';
import type { Clock } from '#platform/clock';
import type { Log } from '#platform/log';
import type { MeasuredEvent } from './contract/contract.ts';

/** How often counts are written down, in ms; a process that is killed loses no more. */
const every = 5_000;

type Parts = { readonly sql: Kysely<unknown>; readonly clock: Clock; readonly log: Log };

/** The day is that of the brand, `2026-11-20`; the detail is the field of the event, or empty. */
type Count = { readonly day: string; readonly brand: string; readonly event: string; readonly detail: string; readonly count: number };

/** How often each event happened on each day of a brand. Events are words of short lists, so that there are few counts however many events come. */
export class EventCounts {
	readonly #parts: Parts;
	#kept = new Map<string, Count>();
	#timer: NodeJS.Timeout | undefined;
	#writing = Promise.resolve();

	constructor(parts: Parts) {
		this.#parts = parts;
	}

	add({ id, timeZone }: Brand, { event, ...fields }: MeasuredEvent): void {
		const [detail = ''] = Object.values(fields);
		this.#keep({ day: dayIn(timeZone, this.#parts.clock()), brand: id, event, detail, count: 1 });
	}

	start(): void {
		this.#timer = setInterval(() => void this.write(), every);
	}

	async close(): Promise<void> {
		clearInterval(this.#timer);
		await this.write();
	}

	/** Writes down what was counted; what cannot be written now counts the next time. */
	write(): Promise<void> {
		this.#writing = this.#writing.then(async () => {
			const counts = [...this.#kept.values()];
			this.#kept.clear();
			await writeDown(this.#parts.sql, counts).catch((error) => {
				for (const count of counts) this.#keep(count);
				this.#parts.log.warn({ error }, 'the counts of events could not be written down');
			});
		});
		return this.#writing;
	}

	#keep(counted: Count): void {
		const key = [counted.day, counted.brand, counted.event, counted.detail].join(' ');
		this.#kept.set(key, { ...counted, count: counted.count + (this.#kept.get(key)?.count ?? 0) });
	}
}

const dayIn = (timeZone: string, now: Date): string => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now);

/** In one order everywhere, so that processes never wait for each other in a circle. */
async function writeDown(tables: Kysely<unknown>, counts: readonly Count[]): Promise<void> {
	if (counts.length === 0) return;
	await sql`
		insert into analytics.event_count as kept (day, brand, event, detail, count)
		select day, brand, event, detail, count from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
			as counted (day date, brand text, event text, detail text, count bigint)
		order by day, brand, event, detail
		on conflict (day, brand, event, detail) do update set count = kept.count + excluded.count`.execute(tables);
}
