// The content of all brands: documents are stored as they were sent, placed on their brands, listed, searched and read.
// Queries report the purge keys of what they read; publishing purges those keys in every process.
import type { FastifyPluginAsync } from 'fastify';
import type { Brand, BrandId } from '#brands';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import type { Log } from '#platform/log';
import type { ReadContext } from './ans/read-context.ts';
import { type Bulk, bulkOf } from './bulk/bulk.ts';
import { contentQueries } from './content-queries.ts';
import { contentRoutes, type RouteOptions } from './content-routes.ts';
import type { ContentQueries, DeskPage, DeskQuery, Draft, NamingWork, Story, WorkPicturesPage, WorkText } from './contract/contract.ts';
import { type DataDesk, dataDeskOf } from './data-desk/data-desk.ts';
import { deskPage } from './desk/desk-page.ts';
import { drafts } from './desk/drafts.ts';
import { headlines } from './desk/headlines.ts';
import { workPictures } from './desk/work-pictures.ts';
import { workText } from './desk/work-text.ts';
import { worksNaming } from './desk/works-naming.ts';
import { setPictureEnd, usesOfPicture } from './picture-ends/picture-ends.ts';
import { PlanScheduler } from './plans/plan-scheduler.ts';
import { type Plans, plansOf } from './plans/plans.ts';
import { Publisher, type SenderReference } from './publish/publisher.ts';
import { type PurgeListener, Purges } from './purge/purges.ts';
import { longestWait } from './purge-delivery/deliveries.ts';
import { type OnDelivered, PurgeDelivery } from './purge-delivery/purge-delivery.ts';
import type { PurgeTarget } from './purge-delivery/purge-target.ts';
import { contextWithin } from './read/context-within.ts';
import { idAt, newest } from './read/newsroom-queries.ts';
import { queryContextFactory } from './read/query-context-factory.ts';
import { ReadCounter } from './read/read-counter.ts';
import { listRevisions } from './revisions/list-revisions.ts';
import { type NamedRevision, nameRevision } from './revisions/name-revision.ts';
import { readRevision } from './revisions/read-revision.ts';
import { type WorkListener, WorkNews } from './revisions/work-news.ts';
import { ScheduledTasks } from './scheduled-tasks.ts';
import { tablesOf } from './store/tables.ts';
import type { WeatherService } from './weather-service/weather-service.ts';
import { WeatherUpdates } from './weather-service/weather-updates.ts';

export type { Problem } from './ans/document.ts';
export { redirectDocument } from './ans/redirect-document.ts';
export { callDocs } from './api-docs/call-docs.ts';
export type { BulkResult } from './bulk/bulk.ts';
export type { DataDesk, DataReference } from './data-desk/data-desk.ts';
export type { EditedKind } from './data-desk/edited-kind.ts';
export { editedSchemas } from './data-desk/edited-schemas.ts';
export type { TriedEdit } from './data-desk/try-edit.ts';
export { momentAt } from './data-documents/zoned-time.ts';
export { type RefusalCode, refusalCodes } from './documents/document-refusal.ts';
export { exportDocuments } from './export/export-documents.ts';
export { type ImportArguments, importUsage, readImportArguments } from './import/arguments.ts';
export { countPictureHosts, importDocuments } from './import/import-documents.ts';
export { documentOutcomes } from './import/import-event.ts';
export type { Effects } from './plans/effects-of.ts';
export type { PlanResult } from './plans/plans.ts';
export type { CheckResult } from './publish/bulk/check-all.ts';
export type { Edit } from './publish/edit.ts';
export type { DocumentReference, EditResult, SenderReference } from './publish/publisher.ts';
export type { PutResult, RefusedResult } from './publish/put-result.ts';
export { beginOutboxAnew } from './purge/begin-outbox-anew.ts';
export type { PurgeListener } from './purge/purges.ts';
export type { OnDelivered } from './purge-delivery/purge-delivery.ts';
export type { PurgeTarget } from './purge-delivery/purge-target.ts';
export { fastly } from './purge-delivery/targets/fastly.ts';
export { varnish } from './purge-delivery/targets/varnish.ts';
export { webhook } from './purge-delivery/targets/webhook.ts';
export { migrations } from './store/migrations.ts';
export type { DataKind } from './store/tables.ts';
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
	/** Caches in front of the program, and others who want to know what changed. */
	readonly purgeTargets?: readonly PurgeTarget[];
	/** Told of each purge that a target has taken. */
	readonly onDelivered?: OnDelivered;
};

export type Content = Pick<Publisher, 'put' | 'putAll' | 'putSeries' | 'checkAll' | 'edit' | 'unpublish' | 'remove'> &
	Plans &
	Bulk &
	DataDesk & {
		/**
		 * The queries of one page of a brand. They read as of one time and report what the page depends on. Only a registered reader
		 * (`isRegistered`, default: false) gets walled stories whole.
		 */
		queries(brand: BrandId, isRegistered?: boolean): ContentQueries;
		/**
		 * For the newsroom only: a work of the brand in its newest text, draft or published; undefined when the brand has no such work. With `on`, as that
		 * other brand shows it.
		 */
		newest(brand: BrandId, id: string, on?: BrandId): Promise<Story | undefined>;
		/** For the newsroom only: what is being written on the brand, the last received first. */
		drafts(brand: BrandId): Promise<readonly Draft[]>;
		/** For the newsroom only: one page of the works of the brand in a state. */
		desk(brand: BrandId, query: DeskQuery): Promise<DeskPage>;
		/** For the newsroom only: the headlines of works of the brand by id; see `headlines`. */
		headlines(brand: BrandId, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
		/** For the newsroom only: the pictures in the works of that page. */
		workPictures(brand: BrandId, query: DeskQuery): Promise<WorkPicturesPage>;
		/** For the newsroom only: the newest text of a work of the brand as it was sent; undefined when the brand has no such work. */
		workText(brand: BrandId, id: string): Promise<WorkText | undefined>;
		/** For the newsroom only: calls a listener at each new text of a work, whichever process stored it. Returns the function that removes the listener. */
		followWork(brand: BrandId, id: string, listener: WorkListener): () => void;
		/** For the newsroom only: one page of the revisions of a work of the brand, the last received first. */
		revisions(brand: BrandId, id: string, from: number): ReturnType<typeof listRevisions>;
		/** Sets when the rights to a picture end; null for never. At that time, every published work is published again without the picture. */
		setPictureEnd(id: string, endsAt: Date | null): Promise<void>;
		/** The published works of every brand that show a picture, the newest first. */
		usesOfPicture(id: string): ReturnType<typeof usesOfPicture>;
		/** For the newsroom only: the works of every brand, but for one, whose current text names one of some ids. */
		worksNaming(names: readonly string[], but: { readonly brand: BrandId; readonly id: string }): Promise<readonly NamingWork[]>;
		/** Gives a revision of a work a name and a note; false when the work has no such revision. */
		nameRevision(from: SenderReference, named: NamedRevision): Promise<boolean>;
		/** For the newsroom only: the text of a revision of a work of the brand; undefined when it has no such revision. */
		revisionText(brand: BrandId, id: string, revision: string): Promise<string | undefined>;
		/** The id of the work to which an address of the brand leads. */
		idAt(brand: BrandId, address: string): Promise<string | undefined>;
		/** Calls a listener once with each purge of every process, within a second. Returns the function that removes the listener. */
		onPurge(listener: PurgeListener): () => void;
		/** How far (seconds) the slowest cache in front is behind with its purges; undefined when there is none. */
		longestPurgeWait(): Promise<number | undefined>;
		/** Counts one read of a work, now or `at` a time of the last week, for the most-read list. Counts reach the database every few seconds. */
		countRead(brand: BrandId, id: string, at?: Date): void;
		/** The HTTP routes: content sources and the ingest API. */
		routes(options: RouteOptions): FastifyPluginAsync;
		/**
		 * Begins to receive the purges of other processes, to watch for embargoes that end, to carry out plans, and to update the weather. The database must
		 * be migrated.
		 */
		start(): Promise<void>;
		close(): Promise<void>;
	};

/** The content of all brands. It sends no query before it is started or used. */
export function createContent(options: ContentOptions): Content {
	const { database, clock, log, brands } = options;
	const tables = tablesOf(database);
	const purges = new Purges(database, log);
	const workNews = new WorkNews(database);
	const counter = new ReadCounter(tables);
	const publisher = new Publisher({ tables, clock, brands, purges, writers: database.kind === 'postgres' ? 4 : 1 });
	const tasks = new ScheduledTasks({ tables, clock, log, brands, purges, counter });
	const scheduler = new PlanScheduler({ tables, clock, log, brands, publisher });
	const weatherUpdates = new WeatherUpdates({ tables, clock, log, brands, publisher, service: options.weatherService });
	const deliveries = (options.purgeTargets ?? []).map((target) => new PurgeDelivery(target, { ...options, tables }));
	for (const delivery of deliveries) purges.subscribe(() => void delivery.run());
	const newContext = queryContextFactory({ ...options, tables, purges });
	return {
		...plansOf(publisher, brands),
		...bulkOf(publisher, tables),
		...dataDeskOf(publisher, tables, (transaction) => contextWithin(transaction, options)),
		queries: (brand, isRegistered) => contentQueries(newContext(brand, isRegistered)),
		newest: (brand, id, on = brand) => newest(newContext(on, true), id, brand),
		drafts: (brand) => drafts(newContext(brand, true)),
		desk: (brand, query) => deskPage(newContext(brand, true), query),
		headlines: (brand, ids) => headlines(newContext(brand, true), ids),
		workPictures: (brand, query) => workPictures(newContext(brand, true), query),
		workText: (brand, id) => workText(newContext(brand, true), id),
		followWork: (brand, id, listener) => workNews.follow(brand, id, listener),
		revisions: (brand, id, from) => listRevisions(tables, { brand, kind: 'work', id }, from),
		revisionText: (brand, id, revision) => readRevision(tables, { brand, kind: 'work', id }, revision),
		setPictureEnd: (id, endsAt) => setPictureEnd(tables, id, endsAt),
		usesOfPicture: (id) => usesOfPicture(tables, id),
		worksNaming: (names, but) => worksNaming(tables, names, but),
		nameRevision: ({ brand, sender }, named) => nameRevision(tables, { brand, sender, now: clock() }, named),
		idAt: (brand, address) => idAt(newContext(brand, true), address),
		put: (from, text, expected) => publisher.put(from, text, expected),
		putAll: (from, texts) => publisher.putAll(from, texts),
		putSeries: (from) => publisher.putSeries(from),
		checkAll: (from, texts) => publisher.checkAll(from, texts),
		edit: (from, edit) => publisher.edit(from, edit),
		unpublish: (from, document) => publisher.unpublish(from, document),
		remove: (from, document) => publisher.remove(from, document),
		onPurge: (listener) => purges.subscribe(listener),
		longestPurgeWait: async () => (deliveries.length > 0 ? longestWait(tables, clock()) : undefined),
		countRead: (brand, id, at = clock()) => counter.count(brand, id, at),
		routes: (routeOptions) => contentRoutes({ ...options, tables, publisher, newContext }, routeOptions),
		start: async () => {
			await purges.start();
			await workNews.start();
			for (const delivery of deliveries) await delivery.start();
			tasks.start();
			scheduler.start();
			weatherUpdates.start();
		},
		close: async () => {
			await weatherUpdates.close();
			await scheduler.close();
			await tasks.close();
			for (const delivery of deliveries) await delivery.close();
			await workNews.close();
			await purges.close();
		},
	};
}
