// Assembles the program: only modules.ts, this file and main.ts know every module.
import type { FastifyInstance } from 'fastify';
import { callDocs as contentCalls } from '#content';
import { callDocs as accountCalls } from '#identity';
import { type ImageReference, imageAddress } from '#media/contract';
import { retryUntilAvailable } from '#platform/database/retry-until-available';
import { createHealth, type Health } from '#platform/health';
import { apiDocs } from '#platform/http/api-docs';
import { createHttpServer } from '#platform/http-server';
import { accountPageRoutes, liveStoryRoutes, openCallPageRoutes, siteRoutes } from '#site';
import { allMigrations } from './migrations.ts';
import { createModules, type ModuleOptions, type Modules } from './modules.ts';
import { measureProgram, requestDurations } from './program-metrics.ts';
import { isExempt, isForPrograms, isRefresh, isUpload } from './request-kinds.ts';
import { addSwitches } from './switches/switches.ts';

/** The program, ready to listen, with the parts that are needed to start and stop it. */
export type App = Modules & {
	readonly server: FastifyInstance;
	readonly health: Health;
	/**
	 * Starts the modules. Resolves when the database has answered and has its schema, and throws `DatabaseRefused` when it never will. Called
	 * once.
	 */
	start(): Promise<void>;
};

/** Creates the program. The caller starts it with `start` and `server.listen`. The database may be down. */
export async function createApp(options: ModuleOptions): Promise<App> {
	const modules = await createModules(options);
	if (options.metrics) measureProgram(options.metrics, { ...modules, database: options.database, dataDir: options.config.dataDir });
	const { start, health } = starting(options, modules);
	return { ...modules, start, health, server: await serve(options, modules, health) };
}

/** Starts the modules as soon as the database answers and has its schema. */
function starting(
	{ database, log }: ModuleOptions,
	{ switches, content, cache, accounts, analytics }: Modules,
): Pick<App, 'start' | 'health'> {
	const schema = { ready: false };
	const start = () =>
		retryUntilAvailable(async () => {
			await database.migrate(allMigrations);
			await switches.start();
			await content.start();
			// Pages that were made before heard of no publication.
			cache.purgeAll();
			await accounts.start();
			analytics.start();
			schema.ready = true;
		}, log);
	return { start, health: createHealth({ database: () => database.reachable(), schema: async () => schema.ready }, log) };
}

/** The server with the routes of all modules. */
async function serve({ config, clock, log, metrics, tracing }: ModuleOptions, modules: Modules, health: Health): Promise<FastifyInstance> {
	const { media, content, accounts, analytics, site, assets, brandOf, origins } = modules;
	const { forms: calls, publicProfile: profileOf, registeredReaders } = accounts.identity;
	const server = createHttpServer({
		config,
		log,
		health,
		answerFirst: site.answerFirst,
		answerRefused: site.answerRefused,
		isExempt,
		onlyWaits: site.onlyWaits,
		refusalPage: (address, status) => (isForPrograms(address) ? undefined : site.refusalPage(address.host, status)),
		isUpload,
		...(metrics && { onAnswered: requestDurations(metrics) }),
		tracing: tracing && { ...tracing, brandOf: (host) => brandOf(host)?.id },
		doubleSlashed: '/identity/',
	});
	addSwitches(server, modules.switches, isRefresh);
	await server.register(media.routes);
	const ofBrands = { brandOf: (host: string) => brandOf(host)?.id, profileOf, registeredReaders };
	const pictureAddress = (picture: ImageReference, width: 480 | 1280) => imageAddress(picture, 'original', width);
	const { ingestKeys, contentKeys, contentOrigins } = config;
	await server.register(content.routes({ ingestKeys, contentKeys, contentOrigins, pictureAddress, ...ofBrands }));
	await server.register(accounts.routes);
	await server.register(apiDocs(() => [...contentCalls(), ...accountCalls()]));
	await server.register(analytics.routes);
	for (const routes of [accountPageRoutes, openCallPageRoutes]) await server.register(routes, { site, brandOf, origins, calls, clock });
	await server.register(liveStoryRoutes({ liveStories: site.liveStories, brandOf, registeredReaders }));
	await server.register(siteRoutes, {
		site,
		assets,
		reloadPages: config.reloadPages,
		offlineReading: config.offlineReading,
		showBlocks: config.mode === 'laptop',
	});
	return server;
}
