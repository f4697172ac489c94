import type { ListQuery } from '../../contract/contract.ts';
import { storyKey } from '../../purge/purge-keys.ts';
import type { Purges } from '../../purge/purges.ts';
import { findLists, listKeys } from '../lists/list.ts';
import { findListing } from '../lists/listing.ts';
import { memoize } from '../memoize.ts';
import { findRanking } from '../most-read.ts';
import type { ListingRows, PlacedWork } from '../placed-work.ts';
import type { QueryContext, QueryScope } from '../query-context.ts';
import { findCards, findWorks } from '../works.ts';
import { batch } from './batch.ts';
import { placeMembers } from './members.ts';
import { nextChange, PlacedCache } from './placed-cache.ts';
import { RankingCache } from './ranking-cache.ts';

type PlacedCaches = {
	readonly lists: PlacedCache<readonly PlacedWork[]>;
	readonly listings: PlacedCache<ListingRows>;
	readonly works: PlacedCache<PlacedWork | undefined>;
	readonly members: PlacedCache<readonly PlacedWork[]>;
	readonly rankings: RankingCache;
};

/** Where works are placed and what was read most, for all pages of the process. */
export const placedCaches = (purges: Pick<Purges, 'subscribe' | 'isListening'>): PlacedCaches => ({
	lists: new PlacedCache(purges),
	listings: new PlacedCache(purges),
	works: new PlacedCache(purges),
	members: new PlacedCache(purges),
	rankings: new RankingCache(),
});

/** The loads of one page, which first look at what the process has cached. */
export function loadersOf(
	scope: QueryScope,
	{ lists, listings, works, members, rankings }: PlacedCaches,
): Omit<QueryContext['load'], 'address'> {
	const { id: brand } = scope.brand;
	const dated = { now: scope.now, nextChange: memoize(() => nextChange(scope)) };
	const findWork = batch((ids: readonly string[]) => findWorks(scope, ids));
	const list = batch((queries: readonly ListQuery[]) => findLists(scope, queries));
	const work = (id: string) => works.read({ name: `${brand} ${id}`, keys: () => [storyKey(id)] }, dated, () => findWork(id));
	const named = (query: ListQuery) => ({ name: `${brand} ${JSON.stringify(query)}`, keys: () => listKeys(brand, query) });
	return {
		list: (query) => lists.read(named(query), dated, () => list(query)),
		listing: (query) => listings.read(named(query), dated, () => findListing(scope, query)),
		work,
		members: ({ members: all, name, keys }) =>
			members.read({ name: `${brand} ${name}`, keys: () => keys }, dated, () => placeMembers(all, work)),
		ranking: (period) => rankings.read(`${brand} ${period}`, scope.now, () => findRanking(scope, period)),
		card: batch((ids) => findCards(scope, ids)),
	};
}
