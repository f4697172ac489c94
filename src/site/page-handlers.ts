// Answers page requests: at once from the page cache if possible, else through a handler that renders.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Brand } from '#brands';
import { type Located, locate } from './address.ts';
import type { StoredPage } from './page-cache/stored-page.ts';
import { writePage } from './page-cache/write-page.ts';
import { mayGetPageForRegistered, type PageRequest, pageRequest, readPageRequest } from './page-request.ts';
import { failedRenderPage } from './render/failed-render-page.ts';
import { pagesForRegistered } from './render/pages-for-registered.ts';
import { renderForCache } from './render/render-for-cache.ts';
import type { RenderOptions } from './render/render-options.ts';

export type PageHandlersOptions = RenderOptions & {
	/** The brand of a Host header; undefined for a host of no brand. */
	readonly brandOf: (host: string) => Brand | undefined;
	/** Whether the page of a request is made for its reader only, and must not come from the cache. */
	readonly isPersonal: (request: IncomingMessage) => boolean;
};

/** Answers a request for a page; `requestId` names the request in the log. */
type PageHandler = (request: IncomingMessage, response: ServerResponse, requestId: string) => Promise<void>;

/** How requests for pages are answered. */
export type PageHandlers = {
	/** Answers from the page cache, and returns false when it cannot: then the caller answers. */
	answerFirst(request: IncomingMessage, response: ServerResponse): boolean;
	/** Answers with the old copy of a page that cannot be made anew for lack of capacity (X02); false when there is none. */
	answerRefused(request: IncomingMessage, response: ServerResponse): boolean;
	/** Whether the page of the request is being rendered for another request: waiting for it takes no capacity (L03). */
	onlyWaits(request: IncomingMessage): boolean;
	/** Returns the handler of GET and HEAD requests for pages of the host's brand; undefined for a host of no brand. */
	pageHandlerAt(host: string): PageHandler | undefined;
};

export function createPageHandlers(options: PageHandlersOptions): PageHandlers {
	const { brandOf, cache } = options;
	const handle = pageHandler(options);
	// Requests that the cache could not answer at once, so that they are not read again.
	const waiting = new WeakMap<IncomingMessage, PageRequest>();
	return {
		answerFirst(request, response) {
			const wanted = options.isPersonal(request) ? undefined : readPageRequest(request, brandOf);
			if (wanted === undefined) return false;
			const page = cache.serveNow(wanted.key, renderer(wanted, options), wanted.encoding);
			if (page === undefined || mayGetPageForRegistered(request, page, options.registeredReaders)) {
				waiting.set(request, wanted);
				return false;
			}
			writePage(request, response, page);
			return true;
		},
		answerRefused(request, response) {
			const wanted = waiting.get(request);
			const page = wanted && cache.staleCopy(wanted.key);
			if (page === undefined || mayGetPageForRegistered(request, page, options.registeredReaders)) return false;
			writePage(request, response, page);
			return true;
		},
		onlyWaits(request) {
			const wanted = waiting.get(request);
			return wanted !== undefined && cache.isRendering(wanted.key);
		},
		pageHandlerAt(host) {
			const brand = brandOf(host);
			return brand && ((request, response, id) => handle({ request, response, id, brand, wanted: waiting.get(request) }));
		},
	};
}

const renderer =
	({ address }: PageRequest, options: RenderOptions) =>
	() =>
		renderForCache(address, options);

/** A request that the cache did not answer at once; `wanted` is the page, if it was read already. */
type Unanswered = {
	readonly request: IncomingMessage;
	readonly response: ServerResponse;
	readonly id: string;
	readonly brand: Brand;
	readonly wanted: PageRequest | undefined;
};

/** Waits for the page, rendered if need be, and sends it; or sends the reader to its proper address. */
function pageHandler(options: PageHandlersOptions) {
	const pageForRegistered = pagesForRegistered(options);
	const fetchPage = (wanted: PageRequest, id: string): Promise<StoredPage> =>
		options.cache
			.fetch(wanted.key, renderer(wanted, options), wanted.encoding)
			.catch((fault) => failedRenderPage(fault, { address: wanted.address, id }, options));
	return async ({ request, response, id, brand, wanted }: Unanswered): Promise<void> => {
		const located: Located = wanted ? { kind: 'address', address: wanted.address } : locate(request.url ?? '/', brand);
		if (located.kind === 'redirect') return redirect(response, located.to, options);
		const page = wanted ?? pageRequest(located.address, request);
		const stored = await pageForRegistered(request, page, await fetchPage(page, id));
		// A page brings all security headers itself. A page for frames on other sites leaves this one out.
		response.removeHeader('x-frame-options');
		writePage(request, response, stored);
	};
}

function redirect(response: ServerResponse, to: string, { securityHeaders }: RenderOptions): void {
	response.writeHead(301, { ...securityHeaders, location: to, 'cache-control': 'public, max-age=3600' });
	response.end();
}
