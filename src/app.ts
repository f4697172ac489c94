// Assembles the program: only this file and main.ts know every module.
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Analytics, migrations as analyticsMigrations, createAnalytics } from '#analytics';
import { type Brand, type BrandId, brandList } from '#brands';
import { type Content, createContent, migrations } from '#content';
import { createMedia, type Media, type OriginalSupply } from '#media';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import { createHealth, type Health } from '#platform/health';
import { createHttpServer } from '#platform/http-server';
import type { Log } from '#platform/log';
import { type OutboundHttp, openOutboundHttp } from '#platform/outbound-http';
import { retryUntilAvailable } from '#platform/retry-until-available';
import { securityHeaders } from '#platform/security-headers';
import { createSite, formRoutes, isPersonalPage, PageCache, readAssets, restoreSnapshot, siteRoutes } from '#site';
import { type Accounts, accountMigrations, createAccounts } from './assemble-accounts.ts';
import { type BrandOrigins, brandFinder, originsOf } from './brand-origins.ts';
import { previewsOf } from './previews.ts';
import { isForPrograms, isMedia, isRefresh } from './request-kinds.ts';
import { accountScriptsOf, analyticsScriptsOf } from './third-party-scripts.ts';

export type AppOptions = {
	readonly config: Config;
	readonly database: Database;
	readonly clock: Clock;
	readonly log: Log;
	/** The folder with the files that the build made for browsers. */
	readonly browserFolder: string;
	/** Supplies originals that the store does not have. */
	readonly pictures?: OriginalSupply | undefined;
};

/** The program, ready to listen, with the parts that its start and stop need. */
export type App = {
	readonly server: FastifyInstance;
	readonly health: Health;
	readonly content: Content;
	readonly media: Media;
	readonly accounts: Accounts;
	readonly analytics: Analytics;
	readonly outboundHttp: OutboundHttp;
	readonly cache: PageCache;
	/** The file that keeps cached pages for the next start. */
	readonly snapshotFile: string;
	readonly origins: BrandOrigins;
	/** Resolves when the database has answered and has its schema. */
	readonly ready: Promise<void>;
};

/** Creates the program. The caller starts it with `server.listen`. The database may be down. */
export async function createApp(options: AppOptions): Promise<App> {
	const { config, database, clock, log, browserFolder } = options;
	const origins = originsOf(config);
	const brandOf = brandFinder(origins);
	const outboundHttp = openOutboundHttp({ privateHosts: new Set(config.privateHosts) });
	const media = mediaOf(options, outboundHttp);
	const content = createContent({
		database,
		clock,
		log,
		brands: brandList,
		brandOrigins: origins,
		signImage: media.sign,
		allowedImageHosts: new Set(config.imageSourceHosts),
	});
	const cache = new PageCache({ maxBytes: config.pageCacheBytes, clock, log });
	const snapshotFile = join(config.dataDir, 'pages.snapshot');
	await restoreSnapshot(cache, snapshotFile, log);
	content.onPurge((purge) => cache.purge(purge));

	const previews = previewsOf(content, () => site);
	const accounts = createAccounts({ config, database, clock, log, outboundHttp, origins, brandOf, avatars: media.avatars, previews });

	const analytics = createAnalytics({ config, database, clock, log, outboundHttp, origins, brandOf });
	const schema = { ready: false };
	const ready = retryUntilAvailable(async () => {
		await database.migrate([...migrations, ...accountMigrations, ...analyticsMigrations]);
		await content.start();
		await accounts.start();
		analytics.start();
		schema.ready = true;
	}, log);
	const health = createHealth({ database: () => database.reachable(), schema: async () => schema.ready }, log);

	const assets = await readAssets(browserFolder, config.reloadPages);
	const { forms: calls, registeredReaders } = accounts.identity;
	const site = createSite({
		brandOf,
		origins,
		queriesFor: (brand: Brand, isRegistered: boolean) => content.queries(brand.id, isRegistered),
		registeredReaders,
		cache,
		assets,
		securityHeaders: securityHeaders(config),
		...pageOptionsOf(config, calls),
		clock,
		log,
	});
	const onlyWaits = (request: IncomingMessage) => isMedia(request) || isRefresh(request) || site.onlyWaits(request);
	const server = createHttpServer({
		config,
		log,
		health,
		answerFirst: site.answerFirst,
		onlyWaits,
		refusalPage: (address, status) => (isForPrograms(address) ? undefined : site.refusalPage(address.host, status)),
		doubleSlashed: '/identity/',
	});
	await server.register(media.routes);
	const profileOf = accounts.identity.publicProfile;
	await server.register(
		content.routes({ ingestKeys: config.ingestKeys, brandOf: (host) => brandOf(host)?.id, profileOf, registeredReaders }),
	);
	await server.register(accounts.routes);
	await server.register(analytics.routes);
	await server.register(formRoutes, { site, brandOf, origins, calls, clock });
	await server.register(siteRoutes, { site, assets, reloadPages: config.reloadPages, showBlocks: config.mode === 'laptop' });
	return { server, health, content, media, accounts, analytics, outboundHttp, cache, snapshotFile, origins, ready };
}

function mediaOf({ config, log, pictures }: AppOptions, outboundHttp: OutboundHttp): Media {
	return createMedia({
		supply: pictures,
		dataDir: config.dataDir,
		signingSecret: config.imageSigningSecret,
		allowedSourceHosts: config.imageSourceHosts,
		outboundHttp,
		log,
	});
}

/** What the site needs of the configuration: which page belongs to one reader, and the scripts of third parties. */
function pageOptionsOf(config: Config, { hasSession }: Accounts['identity']['forms']) {
	return {
		isPersonal: (request: IncomingMessage) => isPersonalPage(request, hasSession),
		accountScripts: (brand: BrandId) => accountScriptsOf(config, brand),
		analyticsScripts: analyticsScriptsOf(config),
		accountPages: config.accountPages,
		appLinks: config.appLinks,
	};
}
