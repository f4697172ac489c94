import type { FastifyPluginAsync } from 'fastify';
import type { Brand } from '#brands';
import type { Clock } from '#platform/clock';
import type { IngestKey } from '#platform/config';
import type { Log } from '#platform/log';
import type { Members } from './contract/contract.ts';
import { ingestRoutes } from './ingest/ingest-routes.ts';
import type { Publisher } from './publish/publisher.ts';
import type { PartsOf } from './read/reader-parts.ts';
import type { PublicProfileOf } from './sources/get-profile.ts';
import { sourceRoutes } from './sources/source-routes.ts';
import type { Tables } from './store/tables.ts';

export type RouteOptions = {
	/** Keys that may send a brand's content, by brand. */
	readonly ingestKeys: ReadonlyMap<string, readonly IngestKey[]>;
	/** The brand of a host; undefined for a host of none. */
	readonly brandOf: (host: string) => Brand['id'] | undefined;
	readonly profileOf: PublicProfileOf;
	readonly members: Members;
};

type Parts = {
	readonly tables: Tables;
	readonly clock: Clock;
	readonly log: Log;
	readonly brands: readonly Brand[];
	readonly publisher: Publisher;
	readonly partsOf: PartsOf;
};

/** What others reach of the content over HTTP: content sources (`/pf/api/v3/content/fetch/…`) and the ingest API (`/api/ingest/v1/…`). */
export const contentRoutes =
	({ tables, clock, log, brands, publisher, partsOf }: Parts, { ingestKeys, ...asking }: RouteOptions): FastifyPluginAsync =>
	async (app) => {
		const guard = { tables, clock, log, keys: ingestKeys };
		// Who asks below these addresses is a program: it is told by the envelope, not by a page.
		for (const root of ['/api/*', '/pf/api/*']) app.get(root, (_request, reply) => reply.callNotFound());
		await app.register(ingestRoutes({ publisher, guard, brands }), { prefix: '/api/ingest/v1' });
		await app.register(sourceRoutes({ brands, partsOf, ...asking }), { prefix: '/pf/api/v3/content/fetch' });
	};
