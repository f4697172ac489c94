import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { brandList } from '#brands';
import type { Assets } from './assets.ts';
import type { Site } from './create-site.ts';
import { placeOfFormerFeed } from './outputs/feeds/former-feeds.ts';
import { addReloadRoute } from './reload-route.ts';
import { addServiceWorkerRoute } from './service-worker/service-worker-route.ts';
import { addStoryRowsRoute } from './story-rows/story-rows-route.ts';

export type SiteRoutes = {
	readonly site: Site;
	readonly assets: Assets;
	/** Whether open pages reload when the server starts again. */
	readonly reloadPages: boolean;
	/** Whether the service worker keeps what was read; else it removes itself. */
	readonly offlineReading: boolean;
	/** Whether the block gallery is served. */
	readonly showBlocks: boolean;
};

const immutable = 'public, max-age=31536000, immutable';

/** Adds the routes of the sites: the build's files, the block gallery, the former addresses of feeds, and a page or a file for every other address. */
export async function siteRoutes(server: FastifyInstance, options: SiteRoutes): Promise<void> {
	const { site, assets, reloadPages, offlineReading, showBlocks } = options;
	if (reloadPages) addReloadRoute(server);
	addServiceWorkerRoute(server, assets, offlineReading);
	if (showBlocks) addGalleryRoute(server, site);
	await server.register(fastifyStatic, { root: assets.folder, serve: false, cacheControl: false });

	const sendImmutable = (reply: FastifyReply, file: string) => reply.header('cache-control', immutable).sendFile(file);

	server.get<{ Params: { build: string; file: string } }>('/assets/:build/:file', ({ params }, reply) =>
		// A file of another build must not be sent under this address: caches would keep it forever.
		params.build === assets.build ? sendImmutable(reply, params.file) : reply.callNotFound(),
	);
	server.get<{ Params: { file: string } }>('/assets/icons/:file', ({ params }, reply) => {
		const brand = brandList.find(({ id }) => params.file === `${id}.svg`);
		if (brand === undefined) return reply.callNotFound();
		return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(brand.theme.icon);
	});
	// Caches of AMP pages show them at origins of their own.
	server.get<{ Params: { file: string } }>('/fonts/:file', ({ params }, reply) =>
		sendImmutable(reply.header('access-control-allow-origin', '*'), `fonts/${params.file}`),
	);

	server.get<{ Params: { '*': string } }>('/arc/outboundfeeds/*', ({ params }, reply) => {
		const place = placeOfFormerFeed(params['*']);
		return place === undefined ? reply.callNotFound() : reply.redirect(place, 301);
	});
	addStoryRowsRoute(server, site);

	server.get<{ Params: { place: string } }>('/_site/ads/:place', ({ params, headers }, reply) => {
		const frame = site.adFrame(headers.host ?? '', params.place);
		if (frame === undefined) return reply.callNotFound();
		return reply.type('text/html; charset=utf-8').headers(frame.headers).send(frame.body);
	});

	server.get<{ Params: { brand: string } }>('/_site/comments/:brand', ({ params, headers }, reply) => {
		const frame = site.commentsFrame(headers.host ?? '', params.brand);
		if (frame === undefined) return reply.callNotFound();
		// The policy names who may frame it.
		reply.removeHeader('x-frame-options');
		return reply.type('text/html; charset=utf-8').headers(frame.headers).send(frame.body);
	});

	server.route({
		method: ['GET', 'HEAD'],
		url: '/*',
		handler: async (request, reply) => {
			const handle = site.pageHandlerAt(request.headers.host ?? '');
			if (handle === undefined) return reply.callNotFound();
			reply.hijack();
			await handle(request.raw, reply.raw, request.id);
		},
	});
}

// For developers on a laptop: not cached, and without the Content-Security-Policy of pages.
function addGalleryRoute(server: FastifyInstance, site: Site): void {
	server.get<{ Querystring: { block?: string; sample?: string } }>('/_dev/blocks/', async ({ headers, query }, reply) => {
		const { block, sample } = query;
		const page = await site.gallery(headers.host ?? '', { ...(block && { block }), ...(sample && { sample }) });
		if (page === undefined) return reply.callNotFound();
		return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').removeHeader('content-security-policy').send(page);
	});
}
