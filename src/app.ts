// The program put together: with main.ts the only file that knows every module.
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Analytics, migrations as analyticsMigrations, createAnalytics } from '#analytics';
import { type Brand, type BrandId, brandList, perBrand } from '#brands';
import { type Content, createContent, migrations } from '#content';
import { createMedia, type Media, type OriginalSupply } from '#media';
import { scriptOf } from '#platform/captcha/services';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import { createHealth, type Health } from '#platform/health';
import { createHttpServer } from '#platform/http-server';
import type { Log } from '#platform/log';
import { type OutboundHttp, openOutboundHttp } from '#platform/outbound-http';
import { securityHeaders } from '#platform/security-headers';
import { createSite, formRoutes, PageCache, readAssets, restoreSnapshot, siteRoutes } from '#site';
import { type Accounts, accountMigrations, createAccounts } from './accounts.ts';
import { retryUntilAvailable } from './platform/retry-until-available.ts';
import { previewsOf } from './previews.ts';
import { isForPrograms, isMedia, isProfile, isRefresh } from './request-kinds.ts';

export type AppOptions = {
	readonly config: Config;
	readonly database: Database;
	readonly clock: Clock;
	readonly log: Log;
	/** Folder of what the build made for browsers. */
	readonly browserFolder: string;
	/** Where pictures may be had that the store does not have. */
	readonly pictures?: OriginalSupply | undefined;
};

export type App = {
	readonly server: FastifyInstance;
	readonly health: Health;
	readonly content: Content;
	readonly media: Media;
	readonly accounts: Accounts;
	readonly analytics: Analytics;
	readonly outboundHttp: OutboundHttp;
	readonly cache: PageCache;
	/** Where the pages are kept for the next run. */
	readonly snapshotFile: string;
	readonly origins: Origins;
	/** Settles once the database has answered and has its schema. */
	readonly ready: Promise<void>;
};

type Origins = Readonly<Record<BrandId, string>>;

/** Makes the program; it serves when `server.listen` is called. The database may be down. */
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
	const { forms: calls, members } = accounts.identity;
	const site = createSite({
		brandOf,
		origins,
		queriesFor: (brand: Brand, isMember: boolean) => content.queries(brand.id, isMember),
		members,
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
		refusalPage: (asked, status) => (isForPrograms(asked) ? undefined : site.refusalPage(asked.host, status)),
		doubleSlashed: '/identity/',
	});
	await server.register(media.routes);
	const profileOf = accounts.identity.publicProfile;
	await server.register(content.routes({ ingestKeys: config.ingestKeys, brandOf: (host) => brandOf(host)?.id, profileOf, members }));
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

function accountScriptsOf({ signIn, google, captcha }: Config, brand: BrandId) {
	return {
		google: signIn.get(brand)?.google.length ? google.script : undefined,
		captcha: captcha.provider === 'altcha' ? undefined : { provider: captcha.provider, script: scriptOf(captcha) },
	};
}

/** What pages must know of the settings: whose page is made for one reader alone, whose scripts forms bring, and who else measures. */
function pageOptionsOf(config: Config, { hasSession }: Accounts['identity']['forms']) {
	return {
		isPersonal: (request: IncomingMessage) => isProfile(request) && hasSession(request),
		accountScripts: (brand: BrandId) => accountScriptsOf(config, brand),
		analyticsScripts: analyticsScriptsOf(config),
	};
}

/** A brand tells Meta of page views when it wants to and has a dataset there (CONT-06). */
function analyticsScriptsOf({ thirdParties }: Config) {
	const known = brandList.map(({ id, metaConversions }) => {
		const { tagManager, meta } = thirdParties.get(id) ?? {};
		return [id, { tagManager, meta: metaConversions && meta !== undefined }] as const;
	});
	return new Map(known.filter(([, { tagManager, meta }]) => tagManager !== undefined || meta));
}

function originsOf({ brandOrigins }: Config): Origins {
	return perBrand(({ id }) => brandOrigins.get(id) ?? '');
}

/** Finds the brand of a Host header; a port or a dot at the end makes no difference (W14). */
function brandFinder(origins: Origins): (host: string) => Brand | undefined {
	const served = brandList.filter(({ id }) => origins[id] !== '');
	const brands = new Map(served.map((brand) => [new URL(origins[brand.id]).hostname, brand]));
	return (host) => brands.get(host.toLowerCase().replace(/\.?(:\d+)?$/, ''));
}
