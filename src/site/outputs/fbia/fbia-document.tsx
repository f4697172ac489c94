import { renderToStaticMarkup } from 'react-dom/server';
import type { Story } from '#content/contract';
import { storyUrl } from '../../blocks/story-url.ts';
import type { RenderContext } from '../../render-context.ts';
import { escapeWideMarkup } from '../../ui/escape-wide-characters.ts';
import { escapeHtml } from '../html/escape.ts';
import { FbiaArticle } from './fbia-article.tsx';

/** The document of a story in the markup of Facebook's Instant Articles, for its page and for feeds. */
export function fbiaDocument(story: Story, context: RenderContext): string {
	const { brand } = context;
	const article = escapeWideMarkup(renderToStaticMarkup(<FbiaArticle story={story} context={context} />));
	return [
		`<!doctype html><html lang="${brand.locale}" prefix="op: http://media.facebook.com/op#" data-brand="${brand.id}"><head><meta charset="utf-8">`,
		`<title>${escapeHtml(story.title)}</title><link rel="canonical" href="${escapeHtml(storyUrl(story, context))}">`,
		'<meta property="op:markup_version" content="v1.0"><meta property="fb:article_style" content="default">',
		'<meta name="robots" content="noindex, follow"></head>',
		`<body data-page-type="story" data-output="fbia">${article}</body></html>`,
	].join('');
}
