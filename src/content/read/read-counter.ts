import { sql } from 'kysely';
import type { Tables } from '../store/tables.ts';

/** The most stories that are counted between two flushes. Further stories are ignored, so that a flood of ids takes no memory. */
const maxStories = 2_000;
/** How long (ms) counts are stored: two days. */
const storedMs = 172_800_000;

/** Counts in memory how often stories are read, and adds the counts to the database at every flush. */
export class ReadCounter {
	readonly #tables: Tables;
	#reads = new Map<string, { readonly brand: string; readonly id: string; count: number }>();

	constructor(tables: Tables) {
		this.#tables = tables;
	}

	count(brand: string, id: string): void {
		const key = `${brand}\n${id}`;
		const entry = this.#reads.get(key);
		if (entry) entry.count += 1;
		else if (this.#reads.size < maxStories && id.length <= 200) this.#reads.set(key, { brand, id, count: 1 });
	}

	/** Adds the counts to the hour of `now`, and deletes hours older than two days. */
	async flush(now: Date): Promise<void> {
		const reads = [...this.#reads.values()].toSorted((one, other) => (`${one.brand} ${one.id}` < `${other.brand} ${other.id}` ? -1 : 1));
		this.#reads = new Map();
		if (reads.length === 0) return;
		const hour = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000);
		// Joined with the placements, because anybody may send any id.
		await sql`insert into content.read_count (brand, hour, id, reads)
			select p.brand, ${hour}, p.id, read.count
			from unnest(${reads.map(({ brand }) => brand)}::text[], ${reads.map(({ id }) => id)}::text[], ${reads.map(({ count }) => count)}::int[])
				as read (brand, id, count)
			join content.placement as p on p.brand = read.brand and p.id = read.id order by p.brand, p.id
			on conflict (brand, hour, id) do update set reads = content.read_count.reads + excluded.reads`.execute(this.#tables);
		await this.#tables
			.deleteFrom('content.read_count')
			.where('hour', '<', new Date(now.getTime() - storedMs))
			.execute();
	}
}
