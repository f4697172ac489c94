import { sql } from 'kysely';
import type { PurgeKey } from '../../contract/contract.ts';
import { PurgedCache } from '../../document-index/purged-cache.ts';
import type { Purges } from '../../purge/purges.ts';
import type { QueryScope } from '../query-context.ts';

/** What a query found at the time `from`. The clock changes nothing of it before `until`; undefined: nothing comes due. */
type DatedValue<Value> = { readonly value: Value; readonly from: Date; readonly until: Date | undefined };

/** A name for what is read, and the purge keys that cover it; they are asked for when it is not cached. */
export type CacheName = { readonly name: string; readonly keys: () => readonly PurgeKey[] };

/**
 * Caches where works are placed, for all pages of the process. A publication that purges one of its keys ends a value, and so does the next
 * time at which a work is shown or hidden by the clock (C08): a page after that never gets what was read before.
 */
export class PlacedCache<Value> {
	readonly #found: PurgedCache<DatedValue<Value>>;

	constructor(purges: Pick<Purges, 'subscribe' | 'isListening'>) {
		this.#found = new PurgedCache(purges);
	}

	/** The value as of the time of the page. */
	async read({ name, keys }: CacheName, { now, nextChange }: DatedScope, load: () => Promise<Value>): Promise<Value> {
		const loadNow = async (): Promise<DatedValue<Value>> => {
			const [value, until] = await Promise.all([load(), nextChange()]);
			return { value, from: now, until };
		};
		const found = await this.#found.readNamed(name, keys, loadNow);
		if (found.from > now) return load();
		if (found.until === undefined || found.until > now) return found.value;
		this.#found.drop(name);
		return (await this.#found.readNamed(name, keys, loadNow)).value;
	}
}

/** The time of a page, and when the clock changes something next. */
export type DatedScope = { readonly now: Date; readonly nextChange: () => Promise<Date | undefined> };

/** When the clock shows or hides a work next, on any brand; undefined when none has such a time. */
export async function nextChange({ tables, now }: Pick<QueryScope, 'tables' | 'now'>): Promise<Date | undefined> {
	const { rows } = await sql<{ next: Date | null }>`select least(
		(select min(visible_from) from content.placement where visible_from > ${now}),
		(select min(visible_to) from content.placement where visible_to > ${now})
	) as next`.execute(tables);
	return rows[0]?.next ?? undefined;
}
