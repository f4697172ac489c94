import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { brandList } from '#brands';
import { migrations as contentMigrations } from '#content';
import { migrations as identityMigrations } from '#identity';
import { createHealth } from '#platform/health';
import { createHttpServer } from '#platform/http-server';
import { createSite, PageCache, siteRoutes } from '#site';
import { type TestContent, testContent } from './content.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { type TestIdentity, testIdentity } from './identity.ts';
import { type Sites, sitesAt } from './program.ts';
import { silentLog } from './silent-log.ts';

/** The sites with their content and the accounts of their readers, on one database, served over HTTP. */
export type ServedSites = Pick<Sites, 'get'> & {
	readonly content: TestContent;
	readonly service: TestIdentity;
	readonly cache: () => PageCache;
};

/** All that the tables of both are made by. */
export const migrations = [...contentMigrations, ...identityMigrations];

/** Serves the sites for each test of a file, with clocks that stand still. */
export function servedSites(database: TestDatabase = testDatabase(migrations)): ServedSites {
	const content = testContent(database);
	const service = testIdentity({}, database);
	let serving: Awaited<ReturnType<typeof serve>> | undefined;
	beforeEach(async () => {
		serving = await serve(content, service);
	});
	afterEach(() => serving?.close());
	const served = () => {
		if (!serving) throw new Error('the sites are there only while tests run');
		return serving;
	};
	return { content, service, cache: () => served().cache, get: (...asked) => served().sites.get(...asked) };
}

async function serve(content: TestContent, service: TestIdentity) {
	const { clock, log, brandOrigins: origins } = content.options();
	const brandOf = (host: string) => brandList.find(({ id }) => host.startsWith(`${id}.`));
	const folder = await mkdtemp(join(tmpdir(), 'kiosco-assets-'));
	const assets = { build: 'test', boot: '', bootHash: '', folder };
	const cache = new PageCache({ maxBytes: 10_000_000, clock, log });
	content().onPurge((purge) => cache.purge(purge));
	const { members, publicProfile: profileOf } = service.identity();
	const read: Parameters<typeof createSite>[0]['read'] = (brand, isMember) => content().reader(brand.id, isMember);
	const site = createSite({
		brandOf,
		origins: { tn: '', eltrece: '', ciudad: '', eldoce: '', ...origins },
		read,
		members,
		cache,
		assets,
		securityHeaders: {},
		clock,
		log,
	});
	const config = { brandOrigins: new Map(Object.entries(origins)), trustedProxies: [] };
	const server = createHttpServer({ config, log, health: createHealth({}, silentLog()), answerFirst: site.answerFirst });
	await server.register(content().routes({ ingestKeys: new Map(), brandOf: (host) => brandOf(host)?.id, profileOf, members }));
	await server.register(siteRoutes, { site, assets, reloadPages: false, showBlocks: false });
	const { port } = new URL(await server.listen({ host: '127.0.0.1', port: 0 }));
	return {
		cache,
		sites: sitesAt(Number(port)),
		close: async () => {
			server.server.closeAllConnections();
			await server.close();
			await rm(folder, { recursive: true, force: true });
		},
	};
}
