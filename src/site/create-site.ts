// The pages of all brands: from the page cache, rendered for it, or rendered for one reader.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Brand } from '#brands';
import type { Story } from '#content/contract';
import type { RefusalBody } from '#platform/http-server';
import { type Located, locate } from './address.ts';
import type { RenderedPage } from './page-cache/stored-page.ts';
import { writePage } from './page-cache/write-page.ts';
import { mayGetPageForRegistered, type PageRequest, pageRequest, readPageRequest } from './page-request.ts';
import { createRefusalPages } from './refusals/refusal-pages.ts';
import { faultPage } from './render/fault-page.ts';
import { pagesForRegistered } from './render/pages-for-registered.ts';
import { type AccountPageData, renderAccountPage } from './render/render-account-page.ts';
import { type RenderOptions, renderContextFor, renderForCache } from './render/render-for-cache.ts';
import { type Preview, renderPreview } from './render/render-preview.ts';

export type SiteOptions = RenderOptions & {
	/** The brand of a Host header; undefined for a host of no brand. */
	readonly brandOf: (host: string) => Brand | undefined;
	/** Whether the page of a request is made for its reader only, and must not come from the cache. */
	readonly isPersonal: (request: IncomingMessage) => boolean;
};

/** Answers a request for a page; `requestId` names the request in the log. */
type PageHandler = (request: IncomingMessage, response: ServerResponse, requestId: string) => Promise<void>;

/** The pages of all brands, for the routes that send them. */
export type Site = {
	/** Answers from the page cache, and returns false when it cannot: then the caller answers. */
	answerFirst(request: IncomingMessage, response: ServerResponse): boolean;
	/** Whether the page of the request is being rendered for another request: waiting for it takes no capacity (L03). */
	onlyWaits(request: IncomingMessage): boolean;
	/** The page about a refusal with this HTTP status, in the branding of the host; it loads nothing else. */
	refusalPage(host: string, status: number): RefusalBody;
	/** Returns the handler of GET and HEAD requests for pages of the host's brand; undefined for a host of no brand. */
	pageHandlerAt(host: string): PageHandler | undefined;
	/** Renders a story for the newsroom, published or not. */
	preview(brand: Brand, story: Story): Promise<Preview>;
	/** Renders an account page for one reader; it must not be cached. Throws for a host of no brand. */
	accountPage(host: string, path: string, data: AccountPageData): Promise<RenderedPage>;
	/** Renders the block gallery in the branding of the host: all samples of all blocks, or the named ones; undefined for an unknown host. */
	gallery(host: string, names: GalleryNames): Promise<string | undefined>;
};

type GalleryNames = { readonly block?: string; readonly sample?: string };

/** Creates the site: every page of every brand, from the page cache or rendered. */
export function createSite(options: SiteOptions): Site {
	const { brandOf, cache, assets } = options;
	const refusalPages = createRefusalPages();
	const pageForRegistered = pagesForRegistered(options);
	// Requests that the cache could not answer at once, so that they are not read again.
	const waiting = new WeakMap<IncomingMessage, PageRequest>();

	const render =
		({ address }: PageRequest) =>
		() =>
			renderForCache(address, options);
	const contextOf = (brand: Brand, path: string, isRegistered = false) =>
		renderContextFor({ brand, path, output: 'html', page: 1 }, options, isRegistered);

	const fetchPage = async (request: IncomingMessage, wanted: PageRequest, requestId: string) => {
		const page = await cache
			.fetch(wanted.key, render(wanted), wanted.encoding)
			.catch((fault) => faultPage(fault, { address: wanted.address, id: requestId }, options));
		return pageForRegistered(request, wanted, page);
	};

	return {
		answerFirst(request, response) {
			const wanted = options.isPersonal(request) ? undefined : readPageRequest(request, brandOf);
			if (wanted === undefined) return false;
			const page = cache.serveNow(wanted.key, render(wanted), wanted.encoding);
			if (page === undefined || mayGetPageForRegistered(request, page, options.registeredReaders)) {
				waiting.set(request, wanted);
				return false;
			}
			writePage(request, response, page);
			return true;
		},
		onlyWaits(request) {
			const wanted = waiting.get(request) ?? readPageRequest(request, brandOf);
			return wanted !== undefined && cache.isRendering(wanted.key);
		},
		refusalPage: (host, status) => refusalPages(brandOf(host), status),
		pageHandlerAt(host) {
			const brand = brandOf(host);
			if (brand === undefined) return undefined;
			return async (request, response, requestId) => {
				const wanted = waiting.get(request);
				const located: Located = wanted ? { kind: 'address', address: wanted.address } : locate(request.url ?? '/', brand);
				if (located.kind === 'redirect') return redirect(response, located.to, options);
				writePage(request, response, await fetchPage(request, wanted ?? pageRequest(located.address, request), requestId));
			};
		},
		// Not from the cache: a page that is not in the cache cannot be sent to anybody else.
		preview: (brand, story) => renderPreview(story, contextOf(brand, story.href, true), assets),
		async accountPage(host, path, data) {
			const brand = brandOf(host);
			if (brand === undefined) throw new Error(`No brand has the host ${host}, so it has no account page`);
			return renderAccountPage(contextOf(brand, path), data, assets);
		},
		async gallery(host, names) {
			const brand = brandOf(host);
			if (brand === undefined) return undefined;
			// Loaded on demand: only developers open the gallery.
			const { renderGallery } = await import('./block-gallery/gallery.tsx');
			return renderGallery({ context: contextOf(brand, '/'), assets, ...names });
		},
	};
}

function redirect(response: ServerResponse, to: string, { securityHeaders }: SiteOptions): void {
	response.writeHead(301, { ...securityHeaders, location: to, 'cache-control': 'public, max-age=3600' });
	response.end();
}
