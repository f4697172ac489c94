import type { IncomingMessage } from 'node:http';
import type { Brand, BrandId } from '#brands';
import type { ContentQueries, Members } from '#content/contract';
import type { Clock } from '#platform/clock';
import type { Log } from '#platform/log';
import type { AccountScripts } from './account-scripts.ts';
import { type Address, addressKey } from './address.ts';
import type { Assets } from './assets.ts';
import { encodingFor } from './page-cache/encodings.ts';
import type { PageCache, Render } from './page-cache/page-cache.ts';
import type { RenderedPage, StoredPage } from './page-cache/stored-page.ts';
import { isRawFrame } from './raw-frame-page.ts';
import type { AnalyticsScripts, RenderContext } from './render-context.ts';
import { renderPage } from './render-page.ts';

/** What pages are made with. */
export type RenderOptions = {
	readonly origins: Readonly<Record<BrandId, string>>;
	/** Reads the published content of a brand for one page, all of it when it is made for registered readers. */
	readonly read: (brand: Brand, isMember: boolean) => ContentQueries;
	/** Who is a registered reader. */
	readonly members: Members;
	readonly cache: PageCache;
	readonly assets: Assets;
	/** Headers of every answer, lower-case names. */
	readonly securityHeaders: Readonly<Record<string, string>>;
	readonly accountScripts: (brand: BrandId) => AccountScripts;
	/** Who else may measure the readers of a brand. */
	readonly analyticsScripts: ReadonlyMap<BrandId, AnalyticsScripts>;
	readonly clock: Clock;
	readonly log: Log;
};

/** The coding in which a request takes its page. */
export const encodingOf = ({ headers }: IncomingMessage) => encodingFor(headers['accept-encoding']);

/** Whether somebody else's page at the same address may be the right answer; for a page that is the same for all it never is. */
export const mayGetMore = (request: IncomingMessage, { audience }: StoredPage, { members }: RenderOptions): boolean =>
	audience === 'visitors' && members.showsSession(request);

/** Gives the page for registered readers in place of the one for all, where there is one and the request is one's. */
export function wholePages(options: RenderOptions) {
	const { cache, members, log } = options;
	return async (request: IncomingMessage, address: Address, page: StoredPage): Promise<StoredPage> => {
		if (!mayGetMore(request, page, options)) return page;
		try {
			if (!(await members.isMember(address.brand, request))) return page;
			return await cache.fetch(`${addressKey(address)} members`, rendering(address, options, true), encodingOf(request));
		} catch (error) {
			log.warn({ error }, 'a page for registered readers could not be made; they get the one for all');
			return page;
		}
	};
}

/** Makes the page of an address; for registered readers alone only when told so. */
export function rendering(address: Address, options: RenderOptions, isMember = false): Render {
	return async () => {
		const context = renderContextFor(address, options, isMember || isRawFrame(address));
		const page = await renderPage(context, options.assets);
		const others = context.contentQueries.redacted.size > 0 ? 'visitors' : 'all';
		return secured({ audience: isMember ? 'members' : others, ...page }, options);
	};
}

/** One rendering of an address as the content is now. */
export function renderContextFor(
	address: Address,
	{ read, clock, origins, accountScripts, analyticsScripts }: RenderOptions,
	isMember = false,
): RenderContext {
	const { brand } = address;
	return {
		address,
		brand,
		accountScripts: accountScripts(brand.id),
		analyticsScripts: analyticsScripts.get(brand.id),
		contentQueries: read(brand, isMember),
		now: clock(),
		origins,
	};
}

/** The page with the headers of every answer. */
export function secured(page: RenderedPage, { securityHeaders }: Pick<RenderOptions, 'securityHeaders'>): RenderedPage {
	return { ...page, headers: { ...securityHeaders, ...page.headers } };
}
