import type { FastifyInstance, FastifyReply } from 'fastify';
import { brandList } from '#brands';
import { addBuiltFiles, sendBuiltFile } from '#platform/http/built-files';
import type { Assets } from './assets.ts';
import type { Site } from './create-site.ts';
import { placeOfFormerFeed } from './outputs/feeds/legacy-feeds.ts';
import type { FrameDocument } from './outputs/frames/frame-document.ts';
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

/** Adds the routes of the sites: files of the build, former feeds, rows of stories, frames, and a page or a file for every other address. */
export async function siteRoutes(server: FastifyInstance, options: SiteRoutes): Promise<void> {
	const { site, assets, reloadPages, offlineReading, showBlocks } = options;
	if (reloadPages) addReloadRoute(server);
	addServiceWorkerRoute(server, assets, offlineReading);
	if (showBlocks) addGalleryRoute(server, site);
	await addBuildRoutes(server, assets);
	addFormerFeedRoute(server);
	addStoryRowsRoute(server, site);
	addFrameRoutes(server, site);
	addPageRoute(server, site);
}

/** The files of the build, and the icons of the brands. */
async function addBuildRoutes(server: FastifyInstance, { folder, build }: Assets): Promise<void> {
	await addBuiltFiles(server, folder);
	server.get<{ Params: { build: string; file: string } }>('/assets/:build/:file', ({ params }, reply) =>
		// A file of another build must not be sent under this address: caches would keep it forever.
		params.build === build ? sendBuiltFile(reply, params.file) : reply.callNotFound(),
	);
	server.get<{ Params: { file: string } }>('/assets/icons/:file', ({ params }, reply) => {
		const brand = brandList.find(({ id }) => params.file === `${id}.svg`);
		if (brand === undefined) return reply.callNotFound();
		return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(brand.theme.icon);
	});
	// Caches of AMP pages show them at origins of their own.
	server.get<{ Params: { file: string } }>('/fonts/:file', ({ params }, reply) =>
		sendBuiltFile(reply.header('access-control-allow-origin', '*'), `fonts/${params.file}`),
	);
}

function addFormerFeedRoute(server: FastifyInstance): void {
	server.get<{ Params: { '*': string } }>('/arc/outboundfeeds/*', ({ params }, reply) => {
		const place = placeOfFormerFeed(params['*']);
		return place === undefined ? reply.callNotFound() : reply.redirect(place, 301);
	});
}

/** The documents in which third-party services run. */
function addFrameRoutes(server: FastifyInstance, site: Site): void {
	const sendFrame = (reply: FastifyReply, frame: FrameDocument | undefined) =>
		frame === undefined ? reply.callNotFound() : reply.type('text/html; charset=utf-8').headers(frame.headers).send(frame.body);

	server.get<{ Params: { place: string } }>('/_site/ads/:place', ({ params, headers }, reply) =>
		sendFrame(reply, site.adFrame(headers.host ?? '', params.place)),
	);
	server.get<{ Params: { brand: string } }>('/_site/comments/:brand', ({ params, headers }, reply) => {
		const frame = site.commentsFrame(headers.host ?? '', params.brand);
		// The policy of the frame names who may frame it.
		if (frame !== undefined) reply.removeHeader('x-frame-options');
		return sendFrame(reply, frame);
	});
}

/** A page or a file for every other address. */
function addPageRoute(server: FastifyInstance, site: Site): void {
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
