import { join } from 'node:path';
import { type Analytics, createAnalytics } from '#analytics';
import { type Brand, type BrandId, brandList } from '#brands';
import { type Content, createContent, openMeteo, type WeatherService } from '#content';
import { createMedia, type Media, type OriginalSupply } from '#media';
import { publicPages } from '#newsroom';
import type { Clock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database';
import type { FileStore } from '#platform/files';
import type { Log } from '#platform/log';
import type { Metrics } from '#platform/metrics';
import { type OutboundHttp, openOutboundHttp } from '#platform/outbound-http';
import { securityHeaders } from '#platform/security-headers';
import type { Tracing } from '#platform/tracing/tracing';
import { type Assets, createSite, PageCache, personalPages, readAssets, restoreSnapshot, type Site } from '#site';
import { type Accounts, createAccounts } from './assemble-accounts.ts';
import { type BrandOrigins, brandFinder, originsOf } from './brand-origins.ts';
import { newsroomFilms } from './newsroom-films.ts';
import { newsroomPictures } from './newsroom-pictures.ts';
import { newsroomPreviews } from './newsroom-previews.ts';
import { deliveryDurations, purgeTargetsOf } from './purge-targets.ts';
import { Switches } from './switches/switches.ts';
import { accountScriptsOf, adServicesOf, analyticsScriptsOf, commentServicesOf } from './third-party-scripts.ts';

export type ModuleOptions = {
	readonly config: Config;
	readonly database: Database;
	readonly clock: Clock;
	readonly log: Log;
	/** The files of readers and editors. */
	readonly files: FileStore;
	/** Takes the numbers of the program; without it nothing is counted. */
	readonly metrics?: Metrics | undefined;
	/** Takes the spans of requests; without it nothing is traced. */
	readonly tracing?: Tracing | undefined;
	/** The folder with the files that the build made for browsers. */
	readonly browserFolder: string;
	/** The folder with the build of the newsroom's application. */
	readonly newsroomFolder: string;
	/** Supplies originals that the store does not have. */
	readonly pictures?: OriginalSupply | undefined;
	/** Gives the weather of cities where no service is configured. */
	readonly weatherService?: WeatherService | undefined;
};

/** What several modules share: the options, outbound HTTP, and which brand has which address. */
type Shared = ModuleOptions & {
	readonly outboundHttp: OutboundHttp;
	readonly origins: BrandOrigins;
	readonly brandOf: ReturnType<typeof brandFinder>;
	readonly switches: Switches;
};

/** The modules of the program, connected with each other. */
export type Modules = {
	readonly switches: Switches;
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
	const { config, clock, log, tracing, browserFolder } = options;
	const origins = originsOf(config);
	const outboundHttp = openOutboundHttp({
		privateHosts: new Set([...config.privateHosts, ...config.purges.varnish.map(({ host }) => host)]),
		tracing,
	});
	const switches = new Switches(options.database, log);
	const shared: Shared = { ...options, switches, outboundHttp, origins, brandOf: brandFinder(origins) };
	const media = mediaOf(shared);
	const content = contentOf(shared, media);
	const cache = new PageCache({ maxBytes: config.pageCacheBytes, clock, log });
	const snapshotFile = join(config.dataDir, 'pages.snapshot');
	await restoreSnapshot(cache, snapshotFile, log);
	content.onPurge((purge) => cache.purge(purge));
	const newsletters = newslettersOf(content);
	const openCallForm = openCallFormOf(content);
	const stories = {
		content,
		previews: newsroomPreviews(content, () => site),
		pictures: newsroomPictures(media),
		films: newsroomFilms(media),
		requestPublicPage: publicPages(origins, config),
		applicationFolder: options.newsroomFolder,
	};
	const accounts = createAccounts({ ...shared, avatars: media.avatars, newsletters, openCallForm, stories });
	const assets = await readAssets(browserFolder, config.reloadPages);
	const analytics = createAnalytics({ ...shared, countRead: content.countRead });
	const site: Site = siteOf(shared, { content, media, accounts, analytics, cache, assets });
	content.onPurge((purge) => site.liveStories.purge(purge));
	const { brandOf } = shared;
	return {
		switches,
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

function mediaOf({ config, switches, files, log, pictures, outboundHttp }: Shared): Media {
	return createMedia({
		supply: pictures,
		dataDir: config.dataDir,
		files,
		filmBytes: config.videoBytes,
		mayMake: () => !switches.isOff('images'),
		signingSecret: config.imageSigningSecret,
		allowedSourceHosts: config.imageSourceHosts,
		outboundHttp,
		log,
	});
}

function contentOf({ config, database, clock, log, metrics, origins, outboundHttp, weatherService }: Shared, media: Media): Content {
	return createContent({
		purgeTargets: purgeTargetsOf(config, { outboundHttp, clock }),
		...(metrics && { onDelivered: deliveryDurations(metrics) }),
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

/** The form of an open call of a brand, for the accounts, which do not know the content. */
const openCallFormOf =
	(content: Content) =>
	async ({ id }: Brand, slug: string) =>
		(await content.queries(id, false).openCalls()).find((call) => call.slug === slug);

function siteOf(
	{ config, clock, log, tracing, brandOf, origins }: Shared,
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
		isPersonal: personalPages(forms.hasSession),
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
		tracing,
		clock,
		log,
	});
}
