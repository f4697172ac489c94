// Analytics: counts the events of readers, and reports page views to Meta for brands that have it.
import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '#platform/config';
import { derivedKey } from '#platform/crypto';
import type { Database } from '#platform/database';
import { createLimits } from '#platform/limits';
import { collectorRoutes } from './collector-routes.ts';
import { EventCounts } from './event-counts.ts';
import { type MetaRoutesDeps, metaRoutes } from './meta-routes.ts';

export { migrations } from './migrations.ts';

export type AnalyticsOptions = Omit<MetaRoutesDeps, 'limits' | 'analyticsSettings'> & {
	readonly config: Pick<Config, 'accountsSecret' | 'analyticsSettings'>;
	readonly database: Database;
};

export type Analytics = {
	/** The event collector, and the content source `meta-api`. */
	readonly routes: FastifyPluginAsync;
	/** Starts to save counts every 5 s. The database must have its schema. */
	start(): void;
	/** Saves the remaining counts. */
	close(): Promise<void>;
};

/** Creates the module. It runs no query before `start`. */
export function createAnalytics(options: AnalyticsOptions): Analytics {
	const { config, database, clock, log } = options;
	const counts = new EventCounts({ sql: database.sql, clock, log });
	// In memory, because an event must not cost a query.
	const limits = createLimits({ clock, log, secret: derivedKey(config.accountsSecret, 'events') });
	return {
		routes: async (server) => {
			await server.register(collectorRoutes({ ...options, counts, limits }));
			await server.register(metaRoutes({ ...options, limits, analyticsSettings: config.analyticsSettings }));
		},
		start: () => counts.start(),
		close: () => counts.close(),
	};
}
