import type { Brand, BrandId } from '#brands';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import type { Log } from '#platform/log';
import type { ReadContext } from '../ans/read-context.ts';
import { DocumentCache } from '../document-index/document-cache.ts';
import type { Purges } from '../purge/purges.ts';
import type { Tables } from '../store/tables.ts';
import { CardCache } from './card-cache.ts';
import { UnfitDocuments } from './data-documents/unfit-documents.ts';
import { addressFinder } from './loading/address-finder.ts';
import { loadersOf, placedCaches } from './loading/loaders.ts';
import type { QueryContext, QueryScope } from './query-context.ts';

/** What query contexts are made from. */
export type QueryContextOptions = Pick<ReadContext, 'brandOrigins' | 'signImage' | 'allowedImageHosts'> & {
	readonly database: Pick<Database, 'prepare'>;
	readonly tables: Tables;
	readonly purges: Pick<Purges, 'subscribe' | 'isListening'>;
	readonly clock: Clock;
	readonly log: Log;
	readonly brands: readonly Brand[];
};

/** Makes the context for the queries of one page of a brand. `isRegistered` (default: false) is for a registered reader, who gets whole stories. */
export type QueryContextFactory = (brand: BrandId, isRegistered?: boolean) => QueryContext;

/** Makes query contexts that share the caches of cards and documents. */
export function queryContextFactory(options: QueryContextOptions): QueryContextFactory {
	const { database, tables, purges, clock, log, brands } = options;
	const cards = new CardCache();
	const documents = new DocumentCache(purges);
	const placed = placedCaches(purges);
	const findAddress = addressFinder(database);
	const unfitDocuments = new UnfitDocuments(log);
	return (id, isRegistered = false) => {
		const brand = brands.find((candidate) => candidate.id === id);
		if (!brand) throw new Error(`there is no brand ${id}`);
		const scope = { tables, brand, now: clock() };
		const readContext = readContextOf(scope, options, isRegistered);
		const load = { ...loadersOf(scope, placed), address: (path: string) => findAddress(scope, path) };
		const shared = { readContext, cards, documents, unfitDocuments, load };
		return { ...scope, ...shared, keys: new Set(), redacted: new Set() };
	};
}

function readContextOf({ brand, now }: QueryScope, options: QueryContextOptions, isRegistered: boolean): ReadContext {
	const { brandOrigins, signImage, allowedImageHosts } = options;
	const { correction, clarification, photoCredit: photo, sponsored } = brand.texts;
	const texts = { correction, clarification, photo, sponsored };
	const { registrationCodes } = brand.accounts;
	return { brand: brand.id, brandOrigins, signImage, allowedImageHosts, texts, registrationCodes, isRegistered, now };
}
