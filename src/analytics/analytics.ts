// What readers do, counted: the collector of events, and page views told to Meta where a brand has that.
import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import { createLimits } from '#platform/limits';
import { derivedKey } from '#platform/sealing';
import { collectorRoutes } from './collector-routes.ts';
import { EventCounts } from './event-counts.ts';
import { type MetaRoutes, metaRoutes } from './meta-routes.ts';

export { migrations } from './migrations.ts';

export type AnalyticsOptions = Omit<MetaRoutes, 'limits' | 'thirdParties'> & {
	readonly config: Pick<Config, 'accountsSecret' | 'thirdParties'>;
	readonly database: Database;
};

export type Analytics = {
	/** Adds the collector and the content source `meta-api`. */
	readonly routes: FastifyPluginAsync;
	/** Begins to write down what was counted, every 5 s. The schema must be there. */
	start(): void;
	/** Writes down what is left. */
	close(): Promise<void>;
};

/** Asks nothing of the database before it is started. */
export function createAnalytics(options: AnalyticsOptions): Analytics {
	const { config, database, clock, log } = options;
	const counts = new EventCounts({ sql: database.sql, clock, log });
	// Counted by this process alone: an event must not cost a query.
	const limits = createLimits({ clock, log, secret: derivedKey(config.accountsSecret, 'events') });
	return {
		routes: async (server) => {
			await server.register(collectorRoutes({ ...options, counts, limits }));
			await server.register(metaRoutes({ ...options, limits, thirdParties: config.thirdParties }));
		},
		start: () => counts.start(),
		close: () => counts.close(),
	};
}
