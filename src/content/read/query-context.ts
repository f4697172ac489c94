import type { Brand } from '#brands';
import type { WorkRow } from '../addresses/address-state.ts';
import type { ReadContext } from '../ans/read-context.ts';
import type { ListQuery, PurgeKey, ReadPeriod } from '../contract/contract.ts';
import type { DocumentCache } from '../document-index/document-cache.ts';
import type { Tables } from '../store/tables.ts';
import type { CardCache } from './card-cache.ts';
import type { UnfitDocuments } from './data-documents/unfit-documents.ts';
import type { Members } from './loading/members.ts';
import type { CardRow, ListingRows, PlacedWork } from './placed-work.ts';

/** The brand whose content is read, and as of which time. */
export type QueryScope = { readonly tables: Tables; readonly brand: Brand; readonly now: Date };

/**
 * Loads from the caches of the process. Calls that miss the caches in one turn of the event loop, as when the blocks of a page ask, are
 * combined: one SQL query for lists, one for works and one for cards.
 */
type Loaders = {
	readonly list: (query: ListQuery) => Promise<readonly PlacedWork[]>;
	readonly listing: (query: ListQuery) => Promise<ListingRows>;
	/** Undefined for a work that is not visible. */
	readonly work: (id: string) => Promise<PlacedWork | undefined>;
	/** The visible works of a collection. */
	readonly members: (members: Members) => Promise<readonly PlacedWork[]>;
	/** The ids of what was read most. */
	readonly ranking: (period: ReadPeriod) => Promise<readonly string[]>;
	/** What is stored of an address (`/a/b/`). */
	readonly address: (path: string) => Promise<WorkRow | undefined>;
	readonly card: (id: string) => Promise<CardRow | undefined>;
};

/** What the queries of one page share, and the purge keys that they report. */
export type QueryContext = QueryScope & {
	/** For reading ANS. */
	readonly readContext: ReadContext;
	readonly cards: CardCache;
	readonly documents: DocumentCache;
	readonly unfitDocuments: UnfitDocuments;
	readonly load: Loaders;
	/** What the page depends on. */
	readonly keys: Set<PurgeKey>;
	/** Ids of the works that were reduced to their excerpt; see redact.ts. */
	readonly redacted: Set<string>;
};

/** Adds keys to those that the page depends on. */
export function reportKeys(context: Pick<QueryContext, 'keys'>, ...keys: readonly PurgeKey[]): void {
	for (const key of keys) context.keys.add(key);
}
