import { sql } from 'kysely';
import type { Tables } from '../store/tables.ts';

/** The most stories, each of an hour, that are counted between two flushes. Further ones are ignored, so that a flood of ids takes no memory. */
const maxCounts = 2_000;
/** How long (ms) counts are stored: eight days, for the ranking of a week. */
const storedMs = 691_200_000;

const hourMs = 3_600_000;

type Count = { readonly brand: string; readonly id: string; readonly hour: Date; count: number };

/** Counts in memory how often stories are read, and adds the counts to the database at every flush. */
export class ReadCounter {
	readonly #tables: Tables;
	#reads = new Map<string, Count>();

	constructor(tables: Tables) {
		this.#tables = tables;
	}

	/** Counts a read in the hour of `at`. */
	count(brand: string, id: string, at: Date): void {
		const hour = new Date(Math.floor(at.getTime() / hourMs) * hourMs);
		const key = `${brand}\n${id}\n${hour.toISOString()}`;
		const entry = this.#reads.get(key);
		if (entry) entry.count += 1;
		else if (this.#reads.size < maxCounts && id.length <= 200) this.#reads.set(key, { brand, id, hour, count: 1 });
	}

	/** Adds the counts to those of their hours, and deletes hours that are older than eight days at `now`. */
	async flush(now: Date): Promise<void> {
		const reads = [...this.#reads.values()];
		this.#reads = new Map();
		if (reads.length === 0) return;
		// Joined with the placements, because anybody may send any id.
		await sql`insert into content.read_count (brand, hour, id, reads)
			select p.brand, read.hour, p.id, read.count
			from unnest(${reads.map(({ brand }) => brand)}::text[], ${reads.map(({ id }) => id)}::text[],
				${reads.map(({ hour }) => hour)}::timestamptz[], ${reads.map(({ count }) => count)}::int[]) as read (brand, id, hour, count)
			join content.placement as p on p.brand = read.brand and p.id = read.id order by p.brand, p.id, read.hour
			on conflict (brand, hour, id) do update set reads = content.read_count.reads + excluded.reads`.execute(this.#tables);
		await this.#tables
			.deleteFrom('content.read_count')
			.where('hour', '<', new Date(now.getTime() - storedMs))
			.execute();
	}
}
