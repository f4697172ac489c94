import { sql } from 'kysely';
import type { Tables } from '../store/tables.ts';

/** More stories than are read between two writes; what comes above is not counted, so that a flood of ids takes no memory. */
const mostStories = 2_000;
const keptMs = 172_800_000;

/** Counts how often stories are read, in memory, and writes it down now and then. */
export class ReadCounter {
	readonly #tables: Tables;
	#reads = new Map<string, { readonly brand: string; readonly id: string; count: number }>();

	constructor(tables: Tables) {
		this.#tables = tables;
	}

	count(brand: string, id: string): void {
		const key = `${brand}\n${id}`;
		const known = this.#reads.get(key);
		if (known) known.count += 1;
		else if (this.#reads.size < mostStories && id.length <= 200) this.#reads.set(key, { brand, id, count: 1 });
	}

	/** Adds what was counted to the hour that `now` is in, and forgets hours of two days ago. */
	async flush(now: Date): Promise<void> {
		const reads = [...this.#reads.values()].toSorted((one, other) => (`${one.brand} ${one.id}` < `${other.brand} ${other.id}` ? -1 : 1));
		this.#reads = new Map();
		if (reads.length === 0) return;
		const hour = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000);
		// Only of works that there are: anybody may send any id.
		await sql`insert into content.read_count (brand, hour, id, reads)
			select p.brand, ${hour}, p.id, read.count
			from unnest(${reads.map(({ brand }) => brand)}::text[], ${reads.map(({ id }) => id)}::text[], ${reads.map(({ count }) => count)}::int[])
				as read (brand, id, count)
			join content.placement as p on p.brand = read.brand and p.id = read.id order by p.brand, p.id
			on conflict (brand, hour, id) do update set reads = content.read_count.reads + excluded.reads`.execute(this.#tables);
		await this.#tables
			.deleteFrom('content.read_count')
			.where('hour', '<', new Date(now.getTime() - keptMs))
			.execute();
	}
}
