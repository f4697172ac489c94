import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach } from 'vitest';
import { type Brand, brandList, perBrand } from '#brands';
import { migrations as contentMigrations } from '#content';
import { migrations as identityMigrations } from '#identity';
import { createMedia } from '#media';
import { migrations as newsroomMigrations } from '#newsroom';
import { createHealth } from '#platform/health';
import { createHttpServer } from '#platform/http-server';
import { openOutboundHttp } from '#platform/outbound-http';
import { Secret } from '#platform/secret';
import { securityHeaders } from '#platform/security-headers';
import { accountPageRoutes, createSite, PageCache, personalPages, siteRoutes } from '#site';
import { type TestContent, testContent } from '../content.ts';
import { contentRoutesOf } from '../content-routes.ts';
import { type TestDatabase, testDatabase } from '../databases/database.ts';
import { type TestIdentity, testIdentity } from '../identity/identity.ts';
import { type Answer, type Sites, sitesAt } from '../programs/program.ts';
import { silentLog } from '../silent-log.ts';
import { started } from '../started.ts';
import { testOrigins } from '../test-origins.ts';

/** The sites with content and reader accounts, on one database, served over HTTP. */
export type ServedSites = Pick<Sites, 'get' | 'send'> & {
	readonly content: TestContent;
	readonly service: TestIdentity;
	readonly cache: () => PageCache;
	/** Posts a form to a page of a host, such as `tn`, as a browser without scripts does. */
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

/** The migrations of all modules. */
export const migrations = [...contentMigrations, ...identityMigrations, ...newsroomMigrations];

/** The secret of the installation. */
export const secret = new Secret('a secret of the tests that is long enough');

/** What the routes of a test may use. `listening` has port 0 until the server listens. */
export type SiteParts = Pick<ServedSites, 'content' | 'service'> & {
	readonly media: ReturnType<typeof createMedia>;
	readonly site: ReturnType<typeof createSite>;
	readonly listening: { readonly host: string; readonly port: number };
};

/** Adds routes before those of the sites. */
type AddMore = (server: FastifyInstance, parts: SiteParts) => Promise<void>;

/** Serves the sites for each test of a file, with clocks that only the test moves. `servedNewsroom` serves the newsroom beside them. */
export function servedSites(
	database: TestDatabase = testDatabase(migrations),
	settings: SiteSettings = {},
	addMore: AddMore = async () => {},
): ServedSites {
	const content = testContent(database);
	const service = testIdentity({}, database);
	let serving: Awaited<ReturnType<typeof serve>> | undefined;
	beforeEach(async () => {
		serving = await serve({ content, service, addMore, ...settings });
	});
	afterEach(() => serving?.close());
	const served = () => started(serving);
	return {
		content,
		service,
		cache: () => served().cache,
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

type Serving = Pick<ServedSites, 'content' | 'service'> & SiteSettings & { readonly addMore: AddMore };

async function serve({ content, service, addMore, changed = (brand) => brand, ...settings }: Serving) {
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
	await addMore(server, { content, service, media, site, listening });
	await server.register(accountPageRoutes, { site, brandOf, origins: testOrigins, calls, clock });
	await server.register(siteRoutes, { site, assets, reloadPages: false, offlineReading: false, showBlocks: false });
	const { port } = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
	listening.port = Number(port);
	return {
		cache,
		sites: sitesAt(Number(port)),
		close: async () => {
			server.server.closeAllConnections();
			await server.close();
			await media.close();
			await rm(folder, { recursive: true, force: true });
		},
	};
}
