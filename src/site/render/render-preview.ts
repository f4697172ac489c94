// Pages for the newsroom, which must not be cached. At its host they load nothing of third parties and have nothing that only readers use.
import type { Story } from '#content/contract';
import type { Assets } from '../assets.ts';
import type { RenderedPage } from '../page-cache/stored-page.ts';
import { storyPage } from '../pages/story-page.ts';
import type { RenderContext } from '../render-context.ts';
import { markedAsPreview } from './marked-as-preview.ts';
import { renderDocument } from './render-document.ts';
import { renderPage } from './render-page.ts';

/** A page for the newsroom. */
export type Preview = Pick<RenderedPage, 'body' | 'headers'>;

/** Renders the page of a story as for readers, with a mark that it is a preview. */
export async function renderPreview(story: Story, context: RenderContext, assets: Assets): Promise<Preview> {
	const page = markedAsPreview(storyPage);
	const subject = { kind: 'story', story } as const;
	return previewOf(await renderDocument({ type: 'story', status: 200, page, subject, context: previewContext(context), assets }));
}

/** Renders the page of an address from the content that the context reads, with the same mark; undefined where it leads to another page. */
export async function renderPreviewAt(context: RenderContext, assets: Assets): Promise<Preview | undefined> {
	const page = await renderPage(previewContext(context), assets);
	return 'location' in page.headers ? undefined : previewOf(page);
}

const previewOf = ({ body, headers }: RenderedPage): Preview => ({
	body,
	headers: { ...headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' },
});

/** The context without third parties, the accounts of readers, the figures of the site, and what it stores on the device. */
function previewContext(context: RenderContext): RenderContext {
	const { comments, adServices, analyticsScripts, accountApi, accountScripts, speedSample, offlineReading, figures, ...own } = context;
	return { ...own, isPreview: true };
}
