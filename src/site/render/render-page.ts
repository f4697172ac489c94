// The steps of a page: address → renderPage → renderDocument (subject) → an output of outputs.ts; html: renderBody (pageBody of the blocks)
// → htmlDocument.
import type { ContentQueries } from '#content/contract';
import { lowerCasePath } from '../address.ts';
import type { Assets } from '../assets.ts';
import type { RenderedPage } from '../page-cache/stored-page.ts';
import { type PageType, pageTypeOfPath } from '../page-type.ts';
import { pages } from '../pages.ts';
import type { RenderContext } from '../render-context.ts';
import { markedAsPreview } from './marked-as-preview.ts';
import { isRawFrame, renderRawFramePage } from './raw-frame-page.ts';
import { briefly, redirect } from './redirect.ts';
import { renderDocument } from './render-document.ts';
import { renderErrorPage } from './render-error-page.ts';

/** Renders the page of an address from the content as it is now. Throws when the content cannot be read. */
export async function renderPage(context: RenderContext, assets: Assets): Promise<RenderedPage> {
	if (isRawFrame(context.address)) return (await renderRawFramePage(context)) ?? notFound('missing', context, assets);
	const { brand, contentQueries, address } = context;
	if (!address.path.endsWith('/')) return notFound('missing', context, assets);
	const fixedType = pageTypeOfPath(address.path, brand);
	// The path of a player has the id of a document, in which capitals count.
	const lowerCase = fixedType === 'player' ? address.path : lowerCasePath(address.path);
	if (lowerCase !== address.path && pageTypeOfPath(lowerCase, brand) !== undefined) return redirect(lowerCase, true, context);
	const type = fixedType ?? (await pageTypeOfContent(contentQueries, address.path));
	if (type !== undefined) return renderPageOfType(type, context, assets);
	const isInLowerCase = lowerCase !== address.path && (await pageTypeOfContent(contentQueries, lowerCase)) !== undefined;
	return isInLowerCase ? redirect(lowerCase, true, context) : notFound('missing', context, assets);
}

/** The page type of a path that only the content knows: a story, else a section; undefined when there is neither. */
async function pageTypeOfContent(contentQueries: ContentQueries, path: string): Promise<PageType | undefined> {
	const [found, section] = await Promise.all([contentQueries.at(path), contentQueries.section(path.slice(0, -1))]);
	if (found.kind !== 'none') return 'story';
	return section === undefined ? undefined : 'section';
}

async function renderPageOfType(type: PageType, context: RenderContext, assets: Assets): Promise<RenderedPage> {
	const page = context.isPreview ? markedAsPreview(pages[type]) : pages[type];
	const loaded = await page.load(context);
	switch (loaded.kind) {
		case 'found':
			return renderDocument({ type, status: 200, page, subject: loaded.subject, context, assets });
		case 'redirect':
			return redirect(loaded.to, loaded.permanent, context);
		case 'gone':
		case 'missing':
			return notFound(loaded.kind, context, assets);
	}
}

async function notFound(kind: 'gone' | 'missing', context: RenderContext, assets: Assets): Promise<RenderedPage> {
	return { ...(await renderErrorPage(kind, context, { assets })), freshFor: briefly };
}
