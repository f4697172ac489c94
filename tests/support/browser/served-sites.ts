import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { type Brand, brandList, perBrand } from '#brands';
import { migrations as contentMigrations } from '#content';
import { migrations as identityMigrations } from '#identity';
import { createMedia } from '#media';
import { createNewsroom, migrations as newsroomMigrations, publicPages } from '#newsroom';
import { createHealth } from '#platform/health';
import { createHttpServer } from '#platform/http-server';
import type { Mail } from '#platform/mail';
import { openOutboundHttp } from '#platform/outbound-http';
import { Secret } from '#platform/secret';
import { securityHeaders } from '#platform/security-headers';
import { accountPageRoutes, createSite, PageCache, personalPages, siteRoutes } from '#site';
import type { RoutePermission } from '../../../src/newsroom/permissions/permissions.ts';
import { newsroomFilms } from '../../../src/newsroom-films.ts';
import { newsroomPreviews } from '../../../src/newsroom-previews.ts';
import { type TestContent, testContent } from '../content.ts';
import { contentRoutesOf } from '../content-routes.ts';
import { type TestDatabase, testDatabase } from '../databases/database.ts';
import { type TestIdentity, testIdentity } from '../identity/identity.ts';
import { plainPasswords } from '../identity/plain-passwords.ts';
import { emptyApplication, somePictures } from '../newsroom-parts.ts';
import { type Answer, type Sites, sitesAt } from '../programs/program.ts';
import { silentLog } from '../silent-log.ts';
import { started } from '../started.ts';
import { testOrigins } from '../test-origins.ts';

type NewsroomRoute = { readonly method: string; readonly url: string; readonly permission: RoutePermission };

/** The sites with content and reader accounts, on one database, served over HTTP. */
export type ServedSites = Pick<Sites, 'get' | 'send'> & {
	readonly content: TestContent;
	readonly service: TestIdentity;
	readonly cache: () => PageCache;
	/** The routes of the newsroom, as its router has them. */
	readonly newsroomRoutes: () => readonly NewsroomRoute[];
	/** Posts a form to a page of a brand, or of the newsroom at `redaccion`, as a browser without scripts does. */
	readonly post: (host: string, path: string, form: Fields, headers?: Fields) => Promise<Answer>;
};

/** What an installation may configure of its sites. Default: nothing. */
type SiteSettings = Partial<
	Pick<
		Parameters<typeof createSite>[0],
		'accountScripts' | 'analyticsScripts' | 'appLinks' | 'accountApi' | 'comments' | 'drawPng' | 'siteFiles'
	>
> & {
	/** Replaces a part of the data of each brand. */
	readonly changed?: (brand: Brand) => Brand;
};

type Fields = Readonly<Record<string, string>>;

/** The emails that the newsroom sent in the tests of this file. */
export const sentByStaff: Mail[] = [];

/** The migrations of all modules. */
export const migrations = [...contentMigrations, ...identityMigrations, ...newsroomMigrations];

/** The secret of the installation. */
export const secret = new Secret('a secret of the tests that is long enough');

/** Serves the sites for each test of a file, with clocks that only the test moves. */
export function servedSites(database: TestDatabase = testDatabase(migrations), settings: SiteSettings = {}): ServedSites {
	const content = testContent(database);
	const service = testIdentity({}, database);
	let serving: Awaited<ReturnType<typeof serve>> | undefined;
	beforeEach(async () => {
		serving = await serve(content, service, settings);
	});
	afterEach(() => serving?.close());
	const served = () => started(serving);
	return {
		content,
		service,
		cache: () => served().cache,
		newsroomRoutes: () => served().newsroomRoutes,
		get: (...request) => served().sites.get(...request),
		send: (...request) => served().sites.send(...request),
		post: (...request) => post(served().sites, ...request),
	};
}

const post = (sites: Sites, ...[brand, path, form, headers = {}]: Parameters<ServedSites['post']>): Promise<Answer> =>
	sites.send(brand, path, {
		method: 'POST',
		headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', ...headers },
		body: new URLSearchParams(form).toString(),
	});

async function serve(content: TestContent, service: TestIdentity, { changed = (brand) => brand, ...settings }: SiteSettings) {
	const { clock, log, brandOrigins: origins } = content.options();
	const brandOf = (host: string) => brandList.map(changed).find(({ id }) => host.startsWith(`${id}.`));
	const folder = await mkdtemp(join(tmpdir(), 'kiosco-assets-'));
	const assets = { build: 'test', boot: '', bootHash: '', folder };
	const cache = new PageCache({ maxBytes: 10_000_000, clock, log });
	content().onPurge((purge) => cache.purge(purge));
	const { registeredReaders, publicProfile: profileOf, forms: calls } = service.identity();
	const read: Parameters<typeof createSite>[0]['queriesFor'] = (brand, isRegistered) => content().queries(brand.id, isRegistered);
	const config = { brandOrigins: new Map(Object.entries(origins)), trustedProxies: [] };
	const site = createSite({
		brandOf,
		origins: { ...perBrand(() => ''), ...origins },
		queriesFor: read,
		registeredReaders,
		cache,
		assets,
		securityHeaders: securityHeaders(config),
		accountScripts: () => ({}),
		analyticsScripts: new Map(),
		appLinks: new Map(),
		accountApi: new Map(),
		cardPath: () => '/media/cards/x.jpg',
		drawPng: async () => new Uint8Array(),
		siteFiles: new Map(),
		...settings,
		isPersonal: personalPages(calls.hasSession),
		clock,
		log,
	});
	const server = createHttpServer({ config, log, health: createHealth({}, silentLog()), answerFirst: site.answerFirst });
	const media = createMedia({ dataDir: folder, signingSecret: secret, allowedSourceHosts: [], outboundHttp: openOutboundHttp(), log });
	await server.register(media.routes);
	await server.register(contentRoutesOf(content(), { profileOf, registeredReaders }));
	const listening = { host: '127.0.0.1', port: 0 };
	const newsroom = createNewsroom({
		database: content.database(),
		clock,
		log,
		secret,
		passwords: plainPasswords,
		readers: service.identity().support,
		applications: service.identity().applications,
		content: content(),
		previews: newsroomPreviews(content(), () => site),
		pictures: somePictures,
		films: newsroomFilms(media),
		applicationFolder: await emptyApplication(),
		throttle: { signIn: async () => ({ failed: async () => {}, succeeded: async () => {} }) },
		requestPublicPage: (...asked) => publicPages({ ...perBrand(() => ''), ...origins }, listening)(...asked),
		mailer: { send: async (mail) => void sentByStaff.push(mail) },
		senderOf: (id) => `redaccion@${id}.test`,
		origin: 'http://redaccion.localhost',
		sites: brandList.map(changed).map((brand) => ({ brand, origin: `http://${brand.id}.localhost` })),
	});
	const newsroomRoutes: NewsroomRoute[] = [];
	server.addHook('onRoute', ({ method, url, config }) => {
		if (config?.permission) for (const one of [method].flat()) newsroomRoutes.push({ method: one, url, permission: config.permission });
	});
	for (const part of [newsroom.routes, newsroom.siteRoutes]) await server.register(part);
	await server.register(accountPageRoutes, { site, brandOf, origins: testOrigins, calls, clock });
	await server.register(siteRoutes, { site, assets, reloadPages: false, offlineReading: false, showBlocks: false });
	const { port } = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
	listening.port = Number(port);
	return {
		cache,
		newsroomRoutes,
		sites: sitesAt(Number(port)),
		close: async () => {
			server.server.closeAllConnections();
			await server.close();
			await media.close();
			await rm(folder, { recursive: true, force: true });
		},
	};
}
