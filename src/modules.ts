import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { type Analytics, createAnalytics } from '#analytics';
import { type Brand, type BrandId, brandList } from '#brands';
import { type Content, createContent, openMeteo, type WeatherService } from '#content';
import { createMedia, type Media, type OriginalSupply } from '#media';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import type { Log } from '#platform/log';
import { type OutboundHttp, openOutboundHttp } from '#platform/outbound-http';
import { securityHeaders } from '#platform/security-headers';
import { type Assets, createSite, isPersonalPage, PageCache, readAssets, restoreSnapshot, type Site } from '#site';
import { type Accounts, createAccounts } from './assemble-accounts.ts';
import { type BrandOrigins, brandFinder, originsOf } from './brand-origins.ts';
import { previewsOf } from './previews.ts';
import { accountScriptsOf, adServicesOf, analyticsScriptsOf, commentServicesOf } from './third-party-scripts.ts';

export type ModuleOptions = {
	readonly config: Config;
	readonly database: Database;
	readonly clock: Clock;
	readonly log: Log;
	/** The folder with the files that the build made for browsers. */
	readonly browserFolder: string;
	/** Supplies originals that the store does not have. */
	readonly pictures?: OriginalSupply | undefined;
	/** Gives the weather of cities where no service is configured. */
	readonly weatherService?: WeatherService | undefined;
};

/** What several modules share: the options, the way out, and which brand has which address. */
type Shared = ModuleOptions & {
	readonly outboundHttp: OutboundHttp;
	readonly origins: BrandOrigins;
	readonly brandOf: ReturnType<typeof brandFinder>;
};

/** The modules of the program, connected with each other. */
export type Modules = {
	readonly content: Content;
	readonly media: Media;
	readonly accounts: Accounts;
	readonly analytics: Analytics;
	readonly site: Site;
	readonly assets: Assets;
	readonly outboundHttp: OutboundHttp;
	readonly cache: PageCache;
	/** The file that keeps cached pages for the next start. */
	readonly snapshotFile: string;
	readonly origins: BrandOrigins;
	readonly brandOf: Shared['brandOf'];
};

/** Creates the modules; the database may be down. Cached pages of the last run are served again. */
export async function createModules(options: ModuleOptions): Promise<Modules> {
	const { config, clock, log, browserFolder } = options;
	const origins = originsOf(config);
	const outboundHttp = openOutboundHttp({ privateHosts: new Set(config.privateHosts) });
	const shared: Shared = { ...options, outboundHttp, origins, brandOf: brandFinder(origins) };
	const media = mediaOf(shared);
	const content = contentOf(shared, media);
	const cache = new PageCache({ maxBytes: config.pageCacheBytes, clock, log });
	const snapshotFile = join(config.dataDir, 'pages.snapshot');
	await restoreSnapshot(cache, snapshotFile, log);
	content.onPurge((purge) => cache.purge(purge));
	const newsletters = newslettersOf(content);
	const callForm = callFormOf(content);
	const accounts = createAccounts({ ...shared, avatars: media.avatars, newsletters, callForm, previews: previewsOf(content, () => site) });
	const assets = await readAssets(browserFolder, config.reloadPages);
	const analytics = createAnalytics({ ...shared, countRead: content.countRead });
	const site: Site = siteOf(shared, { content, media, accounts, analytics, cache, assets });
	content.onPurge((purge) => site.liveStories.purge(purge));
	const { brandOf } = shared;
	return {
		outboundHttp,
		origins,
		brandOf,
		media,
		content,
		cache,
		snapshotFile,
		accounts,
		analytics,
		assets,
		site,
	};
}

function mediaOf({ config, log, pictures, outboundHttp }: Shared): Media {
	return createMedia({
		supply: pictures,
		dataDir: config.dataDir,
		signingSecret: config.imageSigningSecret,
		allowedSourceHosts: config.imageSourceHosts,
		outboundHttp,
		log,
	});
}

function contentOf({ config, database, clock, log, origins, outboundHttp, weatherService }: Shared, media: Media): Content {
	return createContent({
		database,
		clock,
		log,
		brands: brandList,
		brandOrigins: origins,
		signImage: media.sign,
		allowedImageHosts: new Set(config.imageSourceHosts),
		weatherService: config.weatherUrl ? openMeteo(config.weatherUrl, outboundHttp) : weatherService,
	});
}

/** The newsletters that a brand offers, for the accounts, which do not know the content. */
const newslettersOf =
	(content: Content) =>
	async ({ id }: Brand) =>
		(await content.queries(id, false).newsletters()).map(({ slug, title }) => ({ id: slug, title }));

/** The form of an open call of a brand, for the accounts. */
const callFormOf =
	(content: Content) =>
	async ({ id }: Brand, slug: string) =>
		(await content.queries(id, false).openCalls()).find((call) => call.slug === slug);

function siteOf(
	{ config, clock, log, brandOf, origins }: Shared,
	{
		content,
		media,
		accounts,
		analytics,
		cache,
		assets,
	}: Pick<Modules, 'content' | 'media' | 'accounts' | 'analytics' | 'cache' | 'assets'>,
): Site {
	const { forms, registeredReaders } = accounts.identity;
	return createSite({
		brandOf,
		origins,
		queriesFor: ({ id }, isRegistered) => content.queries(id, isRegistered),
		registeredReaders,
		cache,
		assets,
		securityHeaders: securityHeaders(config),
		isPersonal: (request: IncomingMessage) => isPersonalPage(request, forms.hasSession),
		accountScripts: (brand: BrandId) => accountScriptsOf(config, brand),
		analyticsScripts: analyticsScriptsOf(config),
		adServices: adServicesOf(config),
		comments: commentServicesOf(config),
		accountApi: config.accountApi,
		appLinks: config.appLinks,
		speedSample: config.speedSample,
		offlineReading: config.offlineReading,
		figures: analytics.figures,
		cardPath: media.cardPath,
		drawPng: media.drawPng,
		siteFiles: config.siteFiles,
		clock,
		log,
	});
}
