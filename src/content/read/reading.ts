import type { Brand } from '#brands';
import type { JsonObject } from '../ans/json.ts';
import type { ReadContext } from '../ans/read-context.ts';
import type { ListQuery, PurgeKey } from '../contract/contract.ts';
import type { Tables } from '../store/tables.ts';
import type { CardReader } from './card-reader.ts';
import type { KeptDocuments } from './shelves/kept-documents.ts';

/** A work where a brand has it; its revision names its text. */
export type Placed = {
	readonly id: string;
	readonly path: string;
	readonly revision: string;
	/** What the newsroom wrote over it for one place, as a collection does. */
	readonly overrides?: JsonObject;
};

/** What the card of a placed work is read from. */
export type CardRow = Placed & { readonly card: object };

/** Whose content is read, and as of which time. */
export type Asking = { readonly tables: Tables; readonly brand: Brand; readonly now: Date };

/** What the blocks of a page ask for piece by piece; all that is asked in one turn of the event loop is one query. */
type Loaders = {
	readonly list: (query: ListQuery) => Promise<readonly Placed[]>;
	/** Undefined for a work that is not shown. */
	readonly work: (id: string) => Promise<Placed | undefined>;
	readonly card: (id: string) => Promise<CardRow | undefined>;
};

/** What the reading of one page needs, and the keys that it reports. */
export type Reading = Asking & {
	readonly context: ReadContext;
	readonly cards: CardReader;
	readonly kept: KeptDocuments;
	readonly load: Loaders;
	readonly keys: Set<PurgeKey>;
	/** Ids of the works of which only the opening was read; see hold-back.ts. */
	readonly held: Set<string>;
};

export function report({ keys }: Pick<Reading, 'keys'>, ...read: readonly PurgeKey[]): void {
	for (const key of read) keys.add(key);
}
