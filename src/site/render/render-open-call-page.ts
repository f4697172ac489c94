import { generalCall, pathOfOpenCall } from '#content/contract';
import type { Assets } from '../assets.ts';
import type { RenderedPage } from '../page-cache/stored-page.ts';
import { generalOpenCallPage } from '../pages/open-calls/general-open-call-page.ts';
import { openCallPage } from '../pages/open-calls/open-call-page.ts';
import type { RenderContext } from '../render-context.ts';
import type { OpenCallPageData } from '../subject.ts';
import { renderDocument } from './render-document.ts';

/** Renders the page of an open call with the form of one reader; it must not be cached. Undefined when there is no such call. */
export async function renderOpenCallPage(
	context: RenderContext,
	data: OpenCallPageData,
	assets: Assets,
): Promise<RenderedPage | undefined> {
	const isGeneral = context.address.path === pathOfOpenCall(generalCall);
	const page = isGeneral ? generalOpenCallPage : openCallPage;
	const loaded = await page.load(context);
	if (loaded.kind !== 'found' || loaded.subject.kind !== 'call') return undefined;
	const subject = { ...loaded.subject, ...data };
	return renderDocument({ type: isGeneral ? 'candidates' : 'call', status: 200, page, subject, context, assets });
}
