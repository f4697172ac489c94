// The content of all brands: documents are stored as they were sent, placed on their brands, listed, searched and read.
// Queries report the purge keys of what they read; publishing purges those keys in every process.
import type { FastifyPluginAsync } from 'fastify';
import type { Brand, BrandId } from '#brands';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import type { Log } from '#platform/log';
import type { ReadContext } from './ans/read-context.ts';
import { contentQueries } from './content-queries.ts';
import { contentRoutes, type RouteOptions } from './content-routes.ts';
import type { ContentQueries, Draft, Story } from './contract/contract.ts';
import { Publisher } from './publish/publisher.ts';
import { type PurgeListener, Purges } from './purge/purges.ts';
import { drafts, idAt, newest } from './read/newsroom-queries.ts';
import { queryContextFactory } from './read/query-context-factory.ts';
import { ReadCounter } from './read/read-counter.ts';
import { ScheduledTasks } from './scheduled-tasks.ts';
import { tablesOf } from './store/tables.ts';
import type { WeatherService } from './weather-service/weather-service.ts';
import { WeatherUpdates } from './weather-service/weather-updates.ts';

export type { Problem } from './ans/document.ts';
export { type RefusalCode, refusalCodes } from './documents/document-refusal.ts';
export { exportDocuments } from './export/export-documents.ts';
export { type ImportArguments, importUsage, readImportArguments } from './import/arguments.ts';
export { importDocuments } from './import/import-documents.ts';
export { documentOutcomes } from './import/import-event.ts';
export type { DocumentReference, SenderReference } from './publish/publisher.ts';
export type { PutResult } from './publish/put-result.ts';
export type { PurgeListener } from './purge/purges.ts';
export { migrations } from './store/migrations.ts';
export { openMeteo } from './weather-service/open-meteo.ts';
export type { WeatherReading, WeatherService } from './weather-service/weather-service.ts';

export type ContentOptions = {
	readonly database: Database;
	readonly clock: Clock;
	readonly log: Log;
	readonly brands: readonly Brand[];
	/** Origin of each brand's site, without a slash at the end. */
	readonly brandOrigins: ReadContext['brandOrigins'];
	/** Signs the id of a picture: 64 hexadecimal characters. */
	readonly signImage: (id: string) => string;
	/** Hosts from which the resizer fetches originals. */
	readonly allowedImageHosts: ReadonlySet<string>;
	/** Gives the weather of cities; without one it comes by the ingest API alone. */
	readonly weatherService?: WeatherService | undefined;
};

export type Content = Pick<Publisher, 'put' | 'putAll' | 'unpublish' | 'remove'> & {
	/**
	 * The queries of one page of a brand. They read as of one time and report what the page depends on. Only a registered reader
	 * (`isRegistered`, default: false) gets walled stories whole.
	 */
	queries(brand: BrandId, isRegistered?: boolean): ContentQueries;
	/** For the newsroom only: a work of the brand in its newest text, draft or published; undefined when the brand has no such work. */
	newest(brand: BrandId, id: string): Promise<Story | undefined>;
	/** For the newsroom only: the brand's drafts, the last received first. */
	drafts(brand: BrandId): Promise<readonly Draft[]>;
	/** The id of the work to which an address of the brand leads. */
	idAt(brand: BrandId, address: string): Promise<string | undefined>;
	/** Calls a listener once with each purge of every process, within a second. Returns the function that removes the listener. */
	onPurge(listener: PurgeListener): () => void;
	/** Counts one read of a work, now or `at` a time of the last week, for the most-read list. Counts reach the database every few seconds. */
	countRead(brand: BrandId, id: string, at?: Date): void;
	/** The HTTP routes: content sources and the ingest API. */
	routes(options: RouteOptions): FastifyPluginAsync;
	/** Begins to receive the purges of other processes, to watch for embargoes that end, and to update the weather. The database must be migrated. */
	start(): Promise<void>;
	close(): Promise<void>;
};

/** The content of all brands. It sends no query before it is started or used. */
export function createContent(options: ContentOptions): Content {
	const { database, clock, log, brands } = options;
	const tables = tablesOf(database);
	const purges = new Purges(database, log);
	const counter = new ReadCounter(tables);
	const publisher = new Publisher({ tables, clock, brands, purges });
	const tasks = new ScheduledTasks({ tables, clock, log, brands, purges, counter });
	const weatherUpdates = new WeatherUpdates({ tables, clock, log, brands, publisher, service: options.weatherService });
	const newContext = queryContextFactory({ ...options, tables, purges });
	return {
		queries: (brand, isRegistered) => contentQueries(newContext(brand, isRegistered)),
		newest: (brand, id) => newest(newContext(brand, true), id),
		drafts: (brand) => drafts(newContext(brand, true)),
		idAt: (brand, address) => idAt(newContext(brand, true), address),
		put: (from, text, expected) => publisher.put(from, text, expected),
		putAll: (from, texts) => publisher.putAll(from, texts),
		unpublish: (from, document) => publisher.unpublish(from, document),
		remove: (from, document) => publisher.remove(from, document),
		onPurge: (listener) => purges.subscribe(listener),
		countRead: (brand, id, at = clock()) => counter.count(brand, id, at),
		routes: (routeOptions) => contentRoutes({ ...options, tables, publisher, newContext }, routeOptions),
		start: async () => {
			await purges.start();
			tasks.start();
			weatherUpdates.start();
		},
		close: async () => {
			await weatherUpdates.close();
			await tasks.close();
			await purges.close();
		},
	};
}
