import type { FastifyPluginAsync } from 'fastify';
import type { Brand } from '#brands';
import type { Clock } from '#platform/clock';
import { compressAnswers } from '#platform/compression/compress-answers';
import type { ApiKey, ContentKey } from '#platform/config';
import type { Log } from '#platform/log';
import type { ReadContext } from './ans/read-context.ts';
import type { PictureAddress } from './app-feeds/app-context.ts';
import { appFeedRoutes } from './app-feeds/app-feed-routes.ts';
import { contentApiRoutes } from './content-api/content-api-routes.ts';
import type { RegisteredReaders } from './contract/contract.ts';
import { ingestRoutes } from './ingest/ingest-routes.ts';
import type { Publisher } from './publish/publisher.ts';
import type { QueryContextFactory } from './read/query-context-factory.ts';
import type { PublicProfileOf } from './sources/get-profile.ts';
import { sourceRoutes } from './sources/source-routes.ts';
import type { Tables } from './store/tables.ts';

export type RouteOptions = {
	/** The keys that may send content, by brand. */
	readonly ingestKeys: ReadonlyMap<string, readonly ApiKey[]>;
	/** The keys that may read content, by brand. */
	readonly contentKeys: ReadonlyMap<string, readonly ContentKey[]>;
	/** Origins of other sites whose pages may read public content, by brand. */
	readonly contentOrigins: ReadonlyMap<string, readonly string[]>;
	/** The brand of a host; undefined for an unknown host. */
	readonly brandOf: (host: string) => Brand['id'] | undefined;
	readonly profileOf: PublicProfileOf;
	readonly registeredReaders: RegisteredReaders;
	readonly pictureAddress: PictureAddress;
};

type RouteDeps = {
	readonly tables: Tables;
	readonly clock: Clock;
	readonly log: Log;
	readonly brands: readonly Brand[];
	readonly brandOrigins: ReadContext['brandOrigins'];
	readonly publisher: Publisher;
	readonly newContext: QueryContextFactory;
};

/** The HTTP routes of content: content sources, the feeds of apps, the Content API and the ingest API. */
export const contentRoutes =
	({ newContext, ...deps }: RouteDeps, { ingestKeys: keys, ...options }: RouteOptions): FastifyPluginAsync =>
	async (app) => {
		compressAnswers(app);
		// Programs call these addresses, so an unknown one answers the refusal envelope and not a page.
		for (const root of ['/api/*', '/pf/api/*', '/content/v4/*', '/site/v3/*']) app.get(root, (_request, reply) => reply.callNotFound());
		await app.register(ingestRoutes({ ...deps, keys }), { prefix: '/api/ingest/v1' });
		const reading = { ...deps, newContext, ...options };
		await app.register(sourceRoutes(reading), { prefix: '/pf/api/v3/content/fetch' });
		await app.register(appFeedRoutes(reading), { prefix: '/arc/outboundfeeds' });
		await app.register(contentApiRoutes(reading));
	};
