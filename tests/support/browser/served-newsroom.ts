import type { FastifyInstance } from 'fastify';
import { beforeEach } from 'vitest';
import { brandList, perBrand } from '#brands';
import { createNewsroom, publicPages } from '#newsroom';
import type { Mail } from '#platform/mail';
import type { RoutePermission } from '../../../src/newsroom/permissions/permissions.ts';
import { newsroomFilms } from '../../../src/newsroom-films.ts';
import { newsroomPreviews } from '../../../src/newsroom-previews.ts';
import { type TestDatabase, testDatabase } from '../databases/database.ts';
import { plainPasswords } from '../identity/plain-passwords.ts';
import { emptyApplication, somePictures } from '../newsroom-parts.ts';
import { migrations, type ServedSites, type SiteParts, secret, servedSites } from './served-sites.ts';

type NewsroomRoute = { readonly method: string; readonly url: string; readonly permission: RoutePermission };

/** The sites with the newsroom at the host `redaccion`. */
export type ServedNewsroom = ServedSites & {
	/** The routes of the newsroom, as its router has them. */
	readonly routes: readonly NewsroomRoute[];
	/** The emails that the newsroom sent in the test. */
	readonly sent: Mail[];
};

/** Serves the sites and the newsroom for each test of a file. It takes twice as long as the sites alone. */
export function servedNewsroom(database: TestDatabase = testDatabase(migrations)): ServedNewsroom {
	const routes: NewsroomRoute[] = [];
	const sent: Mail[] = [];
	beforeEach(() => {
		routes.length = 0;
		sent.length = 0;
	});
	const mailer = { send: async (mail: Mail) => void sent.push(mail) };
	const sites = servedSites(database, {}, async (server, parts) => {
		const newsroom = newsroomOf(parts, mailer, await emptyApplication());
		noteRoutes(server, routes);
		for (const part of [newsroom.routes, newsroom.siteRoutes]) await server.register(part);
	});
	return { ...sites, routes, sent };
}

type Mailer = Parameters<typeof createNewsroom>[0]['mailer'];

function newsroomOf({ content, service, media, site, listening }: SiteParts, mailer: Mailer, applicationFolder: string) {
	const { clock, log, brandOrigins: origins } = content.options();
	return createNewsroom({
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
		applicationFolder,
		throttle: { signIn: async () => ({ failed: async () => {}, succeeded: async () => {} }) },
		requestPublicPage: (...asked) => publicPages({ ...perBrand(() => ''), ...origins }, listening)(...asked),
		mailer,
		senderOf: (id) => `redaccion@${id}.test`,
		origin: 'http://redaccion.localhost',
		sites: brandList.map((brand) => ({ brand, origin: `http://${brand.id}.localhost` })),
	});
}

function noteRoutes(server: FastifyInstance, routes: NewsroomRoute[]): void {
	server.addHook('onRoute', ({ method, url, config }) => {
		if (config?.permission) for (const one of [method].flat()) routes.push({ method: one, url, permission: config.permission });
	});
}
