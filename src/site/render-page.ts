import type { ContentQueries } from '#content/contract';
import { lowerCased } from './address.ts';
import type { Assets } from './assets.ts';
import { noticeFor } from './notices.ts';
import type { Loaded } from './page.ts';
import type { RenderedPage } from './page-cache/stored-page.ts';
import { type PageType, pageTypeOfPath } from './page-type.ts';
import { pages } from './pages.ts';
import { isRawFrame, renderRawFramePage } from './raw-frame-page.ts';
import type { RenderContext } from './render-context.ts';
import { renderDocument } from './render-document.ts';

/** Seconds that a redirect and a missing page are kept: a story may appear there any moment, and its purge cannot name them. */
const brief = 10;

/** Makes the page of an address from the content as it is now. Throws when the content cannot be read. */
export async function renderPage(context: RenderContext, assets: Assets): Promise<RenderedPage> {
	if (isRawFrame(context.address)) return (await renderRawFramePage(context)) ?? notice('missing', context, assets);
	const { brand, contentQueries, address } = context;
	const lower = lowerCased(address.path);
	if (lower !== address.path && pageTypeOfPath(lower, brand) !== undefined) return redirect(lower, true, context);
	const type = pageTypeOfPath(address.path, brand) ?? (await typeByContent(contentQueries, address.path));
	if (type === undefined) {
		const isThere = lower !== address.path && (await typeByContent(contentQueries, lower)) !== undefined;
		return isThere ? redirect(lower, true, context) : notice('missing', context, assets);
	}
	const loaded = await pages[type].load(context);
	return answer(loaded, type, context, assets);
}

async function typeByContent(contentQueries: ContentQueries, path: string): Promise<PageType | undefined> {
	const [found, section] = await Promise.all([contentQueries.at(path), contentQueries.section(path.slice(0, -1))]);
	if (found.kind !== 'none') return 'story';
	return section === undefined ? undefined : 'section';
}

async function answer(loaded: Loaded, type: PageType, context: RenderContext, assets: Assets): Promise<RenderedPage> {
	switch (loaded.kind) {
		case 'found':
			return renderDocument({ type, status: 200, page: pages[type], subject: loaded.subject, context, assets });
		case 'redirect':
			return redirect(loaded.to, loaded.permanent, context);
		case 'gone':
		case 'missing':
			return notice(loaded.kind, context, assets);
	}
}

function redirect(to: string, permanent: boolean, { contentQueries, brand, origins }: RenderContext): RenderedPage {
	return {
		status: permanent ? 301 : 302,
		contentType: 'text/plain; charset=utf-8',
		body: '',
		headers: { location: asHeader(to, origins[brand.id]) },
		keys: [...contentQueries.keys],
		freshFor: brief,
	};
}

/** A path of ours or the address of another site, percent-encoded where it was not. */
function asHeader(to: string, origin: string): string {
	const { href } = new URL(to, origin);
	return href.startsWith(`${origin}/`) ? href.slice(origin.length) : href;
}

async function notice(kind: 'gone' | 'missing', context: RenderContext, assets: Assets): Promise<RenderedPage> {
	const { status, page, subject } = noticeFor(kind, context);
	const made = await renderDocument({ type: 'error', status, page, subject, context, assets });
	return { ...made, freshFor: brief };
}
