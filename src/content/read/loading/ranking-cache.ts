/** How long (ms) a ranking stays: readers change it slowly, and a page that shows it is as old. */
const keptMs = 60_000;

/** Ids of works, the most read first. */
type Ranking = readonly string[];

/**
 * Keeps what was read most, for all pages of the process. It holds ids alone, so it cannot show a work that is no longer visible. A name is that
 * of a brand and a period, so there are few.
 */
export class RankingCache {
	readonly #rankings = new Map<string, { readonly ranking: Promise<Ranking>; readonly from: Date }>();

	/** The ranking as it was at most a minute before `now`. An empty one is not kept, because the next reads may begin it. */
	read(name: string, now: Date, load: () => Promise<Ranking>): Promise<Ranking> {
		const kept = this.#rankings.get(name);
		const age = kept === undefined ? Number.NaN : now.getTime() - kept.from.getTime();
		if (kept !== undefined && age >= 0 && age < keptMs) return kept.ranking;
		const ranking = load();
		this.#rankings.set(name, { ranking, from: now });
		const forget = () => {
			if (this.#rankings.get(name)?.ranking === ranking) this.#rankings.delete(name);
		};
		ranking.then((ids) => ids.length === 0 && forget(), forget);
		return ranking;
	}
}
