import type { FastifyPluginAsync } from 'fastify';
import type { Brand } from '#brands';
import type { Clock } from '#platform/clock';
import type { IngestKey } from '#platform/config';
import type { Log } from '#platform/log';
import type { ReadContext } from './ans/read-context.ts';
import type { RegisteredReaders } from './contract/contract.ts';
import { ingestRoutes } from './ingest/ingest-routes.ts';
import type { Publisher } from './publish/publisher.ts';
import type { QueryContextFactory } from './read/query-context-factory.ts';
import type { PublicProfileOf } from './sources/get-profile.ts';
import { sourceRoutes } from './sources/source-routes.ts';
import type { Tables } from './store/tables.ts';

export type RouteOptions = {
	/** The keys that may send content, by brand. */
	readonly ingestKeys: ReadonlyMap<string, readonly IngestKey[]>;
	/** The brand of a host; undefined for an unknown host. */
	readonly brandOf: (host: string) => Brand['id'] | undefined;
	readonly profileOf: PublicProfileOf;
	readonly registeredReaders: RegisteredReaders;
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

/** The HTTP routes of content: content sources (`/pf/api/v3/content/fetch/…`) and the ingest API (`/api/ingest/v1/…`). */
export const contentRoutes =
	({ newContext, ...deps }: RouteDeps, { ingestKeys: keys, ...sourceOptions }: RouteOptions): FastifyPluginAsync =>
	async (app) => {
		// Programs call these addresses, so an unknown one answers the refusal envelope and not a page.
		for (const root of ['/api/*', '/pf/api/*']) app.get(root, (_request, reply) => reply.callNotFound());
		await app.register(ingestRoutes({ ...deps, keys }), { prefix: '/api/ingest/v1' });
		await app.register(sourceRoutes({ brands: deps.brands, newContext, ...sourceOptions }), { prefix: '/pf/api/v3/content/fetch' });
	};
