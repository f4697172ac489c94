// What readers see: an address in, a page out, kept for the next reader.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Brand } from '#brands';
import type { PurgeKey, Story } from '#content/contract';
import type { RefusalBody } from '#platform/http-server';
import { Unavailable } from '#platform/unavailable';
import { type Address, addressKey, locate } from './address.ts';
import { emptyContent } from './empty-content.ts';
import { type NoticeKind, noticeFor } from './notices.ts';
import { type RenderedPage, type StoredPage, storePage } from './page-cache/stored-page.ts';
import { writePage } from './page-cache/write-page.ts';
import { encodingOf, mayGetMore, type RenderOptions, renderContextFor, rendering, secured, wholePages } from './page-renderer.ts';
import { accountPage } from './pages/account-page.ts';
import { createRefusalPages } from './refusals/refusal-pages.ts';
import type { RenderContext } from './render-context.ts';
import { renderDocument } from './render-document.ts';
import { type Preview, renderPreview } from './render-preview.ts';
import type { Subject } from './subject.ts';

export { type Assets, readAssets } from './assets.ts';
export { formRoutes } from './forms/form-routes.ts';
export { PageCache } from './page-cache/page-cache.ts';
export { restoreSnapshot, saveSnapshot } from './page-cache/snapshot.ts';
export { siteRoutes } from './site-routes.ts';

export type SiteOptions = RenderOptions & {
	/** The brand of a Host header; undefined for a host of none. */
	readonly brandOf: (host: string) => Brand | undefined;
	/** Whether the page of a request must be made for its reader alone, and not taken from the cache. */
	readonly isPersonal: (request: IncomingMessage) => boolean;
};

/** Answers a request for a page; `requestId` names it in the log. */
type PageHandler = (request: IncomingMessage, response: ServerResponse, requestId: string) => Promise<void>;

/** An answer for a path that is no page's: written by whoever owns the framework. */
export type Site = {
	/** Answers from the page cache alone; false when the request is not for a page that may be served at once. */
	answerFirst(request: IncomingMessage, response: ServerResponse): boolean;
	/** Whether the request asks for a page that is being made for another reader: to wait for it takes no capacity (L03). */
	onlyWaits(request: IncomingMessage): boolean;
	/** The page that tells a reader of a refusal with this status, in the dress of the host's brand; asks for nothing. */
	refusalPage(host: string, status: number): RefusalBody;
	/** Who answers any GET or HEAD for a page at a brand's host, in its dress whatever happens; nobody at a host of none. */
	pageHandlerAt(host: string): PageHandler | undefined;
	/** The page of a story for the newsroom alone; see `Preview`. */
	preview(brand: Brand, story: Story): Promise<Preview>;
	/** An account page for one reader, kept nowhere: with the form that she sent, or with her data. The host is a brand's. */
	accountPage(host: string, path: string, data: AccountPageData): Promise<RenderedPage>;
	/** The block gallery in the dress of a host's brand: every state of every block, or those that are named; undefined for an unknown host. */
	gallery(host: string, named: GalleryNames): Promise<string | undefined>;
};

type GalleryNames = { readonly block?: string; readonly sample?: string };

/** What an account page shows of one reader: the form that was sent, or the reader's data. */
export type AccountPageData = Pick<Extract<Subject, { kind: 'account' }>, 'sent' | 'reader' | 'isDeleted'>;

export function createSite(options: SiteOptions): Site {
	const { brandOf, cache } = options;
	const refusalPages = createRefusalPages();
	const render = (address: Address) => rendering(address, options);
	const wholePage = wholePages(options);

	return {
		answerFirst(request, response) {
			const address = options.isPersonal(request) ? undefined : readAddress(request, brandOf);
			if (address === undefined) return false;
			const page = cache.serveNow(addressKey(address), render(address), encodingOf(request));
			if (page === undefined || mayGetMore(request, page, options)) return false;
			writePage(request, response, page);
			return true;
		},
		onlyWaits(request) {
			const address = readAddress(request, brandOf);
			return address !== undefined && cache.isRendering(addressKey(address));
		},
		refusalPage: (host, status) => refusalPages(brandOf(host), status),
		pageHandlerAt(host) {
			const brand = brandOf(host);
			if (brand === undefined) return undefined;
			return async (request, response, requestId) => {
				const located = locate(request.url ?? '/', brand);
				if (located.kind === 'redirect') return redirect(response, located.to, options);
				const { address } = located;
				const page = await cache
					.fetch(addressKey(address), render(address), encodingOf(request))
					.catch((fault) => explain(fault, address, requestId, options));
				writePage(request, response, await wholePage(request, address, page));
			};
		},
		// Past the cache: what is not there can be given to nobody.
		preview: (brand, story) =>
			renderPreview(story, renderContextFor({ brand, path: story.href, output: 'html', page: 1 }, options, true), options.assets),
		accountPage: (host, path, data) => accountPageOf(host, path, data, options),
		async gallery(host, named) {
			const brand = brandOf(host);
			if (brand === undefined) return undefined;
			// Loaded when asked for: no reader ever needs it.
			const { renderGallery } = await import('./gallery/gallery.tsx');
			const context = renderContextFor({ brand, path: '/', output: 'html', page: 1 }, options);
			return renderGallery({ context, assets: options.assets, ...named });
		},
	};
}

/** The address of a page that a request asks to read. A malformed path is refused by the framework, which words the refusal. */
function readAddress({ method, headers, url }: IncomingMessage, brandOf: SiteOptions['brandOf']): Address | undefined {
	const brand = method === 'GET' || method === 'HEAD' ? brandOf(headers.host ?? '') : undefined;
	if (brand === undefined) return undefined;
	try {
		const located = locate(url ?? '/', brand);
		return located.kind === 'address' ? located.address : undefined;
	} catch {
		return undefined;
	}
}

/** The page that tells a reader why there is none; it is written once and never kept. */
async function explain(fault: unknown, address: Address, requestId: string, options: SiteOptions): Promise<StoredPage> {
	const passing = fault instanceof Unavailable;
	if (passing) options.log.warn({ error: fault, requestId }, 'a page could not be made for now');
	else options.log.error({ error: fault, requestId }, 'a page could not be made');
	const context: RenderContext = { ...renderContextFor(address, options), contentQueries: emptyContent };
	const kind: NoticeKind = passing ? 'unavailable' : 'fault';
	const { status, page, subject } = noticeFor(kind, context, requestId);
	const made = await renderDocument({ type: 'error', status, page, subject, context, assets: options.assets });
	const headers = { ...made.headers, 'x-request-id': requestId, ...(passing && { 'retry-after': String(fault.retryAfterSeconds) }) };
	return storePage(secured({ ...made, headers, keys: noKeys, freshFor: 0 }, options));
}

const noKeys: readonly PurgeKey[] = [];

function redirect(response: ServerResponse, to: string, { securityHeaders }: SiteOptions): void {
	response.writeHead(301, { ...securityHeaders, location: to, 'cache-control': 'public, max-age=3600' });
	response.end();
}

async function accountPageOf(host: string, path: string, data: AccountPageData, options: SiteOptions): Promise<RenderedPage> {
	const brand = options.brandOf(host);
	if (brand === undefined) throw new Error('an account page was asked for at a host of no brand');
	const context = renderContextFor({ brand, path, output: 'html', page: 1 }, options);
	const loaded = await accountPage.load(context);
	if (loaded.kind !== 'found' || loaded.subject.kind !== 'account') throw new Error(`${path} is no account page`);
	const subject = { ...loaded.subject, ...data };
	return renderDocument({ type: 'users_registration', status: 200, page: accountPage, subject, context, assets: options.assets });
}
