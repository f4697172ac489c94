// What the brands publish: documents are kept as they were sent, placed on their brands, listed, searched and read.
// Whoever reads learns the purge keys of what it read; whoever publishes purges them, in every process.
import type { FastifyPluginAsync } from 'fastify';
import type { Brand, BrandId } from '#brands';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import type { Log } from '#platform/log';
import type { ReadContext } from './ans/read-context.ts';
import { contentRoutes, type RouteOptions } from './content-routes.ts';
import type { ContentQueries, Draft, Story } from './contract/contract.ts';
import { Publisher } from './publish/publisher.ts';
import { type PurgeListener, Purges } from './purge/purges.ts';
import { Ticker } from './purge/ticker.ts';
import { contentQueries } from './read/content-queries.ts';
import { drafts, idAt, newest } from './read/newest.ts';
import { ReadCounter } from './read/read-counter.ts';
import { readerParts } from './read/reader-parts.ts';
import { tablesOf } from './store/tables.ts';

export type { Problem } from './ans/document.ts';
export { importUsage, readImportArguments } from './import/arguments.ts';
export { documentOutcomes, importDocuments } from './import/import-documents.ts';
export type { DocumentReference, PutResult, SenderReference } from './publish/publisher.ts';
export type { RefusalCode } from './publish/refused.ts';
export type { Purge, PurgeListener } from './purge/purges.ts';
export { migrations } from './store/migrations.ts';

export type ContentOptions = {
	readonly database: Database;
	readonly clock: Clock;
	readonly log: Log;
	readonly brands: readonly Brand[];
	/** Origin of each brand's site, without a slash at the end. */
	readonly brandOrigins: ReadContext['brandOrigins'];
	/** 64 hexadecimal characters that prove that we signed the id of a picture. */
	readonly signImage: (id: string) => string;
	/** Hosts from which the resizer fetches originals. */
	readonly allowedImageHosts: ReadonlySet<string>;
};

export type Content = Pick<Publisher, 'put' | 'putAll' | 'unpublish' | 'remove'> & {
	/** A reader for one page: it reads at one time and reports what the page depends on. Only a registered reader (`isMember`) gets all. */
	queries(brand: BrandId, isMember?: boolean): ContentQueries;
	/** What only the newsroom may see: the newest text of a work of the brand, draft or not; undefined when it has none. */
	newest(brand: BrandId, id: string): Promise<Story | undefined>;
	drafts(brand: BrandId): Promise<readonly Draft[]>;
	/** The id of the work that an address of the brand leads to. */
	idAt(brand: BrandId, address: string): Promise<string | undefined>;
	/** Hears what every process changes, each change once and within a second. Gives what ends it. */
	onPurge(hear: PurgeListener): () => void;
	/** Counts a reading of a work for the most read; written down every few seconds. */
	countRead(brand: BrandId, id: string): void;
	/** What others reach over HTTP. */
	routes(options: RouteOptions): FastifyPluginAsync;
	/** Begins to hear what other processes change, and to watch for embargoes that end. The schema must be there. */
	start(): Promise<void>;
	close(): Promise<void>;
};

/** The content of all brands. It asks nothing of the database before it is started or read. */
export function createContent(options: ContentOptions): Content {
	const { database, clock, log, brands } = options;
	const tables = tablesOf(database);
	const purges = new Purges(database, log);
	const counter = new ReadCounter(tables);
	const publisher = new Publisher({ tables, clock, brands, purges });
	const ticker = new Ticker({ tables, clock, log, purges, counter });
	const partsOf = readerParts({ ...options, tables, purges });
	return {
		queries: (brand, isMember) => contentQueries(partsOf(brand, isMember)),
		newest: (brand, id) => newest(partsOf(brand, true), id),
		drafts: (brand) => drafts(partsOf(brand, true)),
		idAt: (brand, address) => idAt(partsOf(brand, true), address),
		put: (from, text, named) => publisher.put(from, text, named),
		putAll: (from, texts) => publisher.putAll(from, texts),
		unpublish: (from, named) => publisher.unpublish(from, named),
		remove: (from, named) => publisher.remove(from, named),
		onPurge: (hear) => purges.listen(hear),
		countRead: (brand, id) => counter.count(brand, id),
		routes: (asked) => contentRoutes({ ...options, tables, publisher, partsOf }, asked),
		start: async () => {
			await purges.start();
			ticker.start();
		},
		close: async () => {
			await ticker.close();
			await purges.close();
		},
	};
}
