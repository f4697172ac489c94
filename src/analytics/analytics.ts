// Analytics: counts the events of readers and the minutes in which the program serves, and reports page views to Meta for brands that have it.
import type { FastifyPluginAsync } from 'fastify';
import type { Brand } from '#brands';
import type { Config } from '#platform/config';
import { derivedKey } from '#platform/crypto';
import type { Database } from '#platform/database';
import { createLimits } from '#platform/limits';
import { collectorRoutes } from './collector-routes.ts';
import type { SiteFigures } from './contract/contract.ts';
import { EventCounts } from './event-counts.ts';
import { type MetaRoutesDeps, metaRoutes } from './meta-routes.ts';
import { pageSpeed } from './page-speed.ts';
import { type ReadsRouteDeps, readsRoute } from './reads-route.ts';
import { ServedMinutes, uptime } from './served-minutes.ts';

export { migrations } from './migrations.ts';

export type AnalyticsOptions = Omit<MetaRoutesDeps & ReadsRouteDeps, 'limits' | 'analyticsSettings'> & {
	readonly config: Pick<Config, 'accountsSecret' | 'analyticsSettings'>;
	readonly database: Database;
};

export type Analytics = {
	/** The event collector, the counter of reads, and the content source `meta-api`. */
	readonly routes: FastifyPluginAsync;
	/** How fast and how available the site of a brand was in the last four weeks. */
	figures(brand: Brand): Promise<SiteFigures>;
	/** Starts to save counts and served minutes. The database must have its schema. */
	start(): void;
	/** Saves the remaining counts, and waits for the served minutes. */
	close(): Promise<void>;
};

/** Creates the module. It runs no query before `start`. */
export function createAnalytics(options: AnalyticsOptions): Analytics {
	const { config, database, clock, log } = options;
	const counts = new EventCounts({ sql: database.sql, clock, log });
	const minutes = new ServedMinutes({ sql: database.sql, clock, log });
	// In memory, because an event must not cost a query.
	const limits = createLimits({ clock, log, secret: derivedKey(config.accountsSecret, 'events') });
	return {
		routes: async (server) => {
			await server.register(collectorRoutes({ ...options, counts, limits }));
			await server.register(readsRoute({ ...options, limits }));
			await server.register(metaRoutes({ ...options, limits, analyticsSettings: config.analyticsSettings }));
		},
		figures: async (brand) => ({
			speed: await pageSpeed(database.sql, brand, clock()),
			uptime: await uptime(database.sql, clock()),
		}),
		start() {
			counts.start();
			minutes.start();
		},
		async close() {
			await minutes.close();
			await counts.close();
		},
	};
}
