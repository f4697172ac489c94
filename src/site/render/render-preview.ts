import type { Story } from '#content/contract';
import { row } from '../arrangement.ts';
import type { Assets } from '../assets.ts';
import type { RenderedPage } from '../page-cache/stored-page.ts';
import type { PageDefinition } from '../page-definition.ts';
import { storyPage } from '../pages/story-page.ts';
import type { RenderContext } from '../render-context.ts';
import { renderDocument } from './render-document.ts';

/** A page for the newsroom; it must not be cached. */
export type Preview = Pick<RenderedPage, 'body' | 'headers'>;

const page: Pick<PageDefinition, 'arrange' | 'meta' | 'freshFor'> = {
	freshFor: 0,
	arrange: (subject, context) => [row('brick_full', { block: 'preview-mark' }), ...storyPage.arrange(subject, context)],
	meta(subject, context) {
		const meta = storyPage.meta(subject, context);
		return { ...meta, title: `${context.brand.texts.preview}: ${meta.title}`, noindex: true, graphs: [] };
	},
};

/** Renders the page of a story as readers would see it, with a mark that it is a preview, and without comments, which others keep. */
export async function renderPreview(story: Story, { comments, ...context }: RenderContext, assets: Assets): Promise<Preview> {
	const { body, headers } = await renderDocument({ type: 'story', status: 200, page, subject: { kind: 'story', story }, context, assets });
	return { body, headers: { ...headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' } };
}
