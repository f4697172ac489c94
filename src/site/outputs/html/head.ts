import { cardHeight, cardWidth } from '#media/contract';
import type { FeedLink, PageMeta } from '../../page-meta.ts';
import type { RenderContext } from '../../render-context.ts';
import { escapeHtml, scriptJson } from './escape.ts';

/** The metadata of a page: title, links, OpenGraph, Twitter card and schema.org graphs (content API, section g). */
export function headMarkup(meta: PageMeta, context: RenderContext): string {
	return [
		`<title>${escapeHtml(meta.title)}</title>`,
		named('description', meta.description),
		meta.keywords?.length ? named('keywords', meta.keywords.join(', ')) : '',
		named('robots', meta.noindex ? 'noindex, follow' : 'max-image-preview:large'),
		link('canonical', meta.canonical),
		meta.amphtml === undefined ? '' : link('amphtml', meta.amphtml),
		meta.previous === undefined ? '' : link('prev', meta.previous),
		meta.next === undefined ? '' : link('next', meta.next),
		...(meta.feeds ?? []).map(feedLink),
		...openGraph(meta, context),
		...meta.graphs.map(
			(graph) => `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...graph })}</script>`,
		),
	].join('');
}

function openGraph(meta: PageMeta, context: RenderContext): string[] {
	const { article, card } = meta;
	const { brand } = context;
	return [
		property('og:title', meta.shareTitle ?? meta.title),
		property('og:description', meta.description),
		property('og:type', meta.type),
		property('og:url', meta.canonical),
		property('og:site_name', brand.name),
		property('og:locale', brand.locale.replace('-', '_')),
		property('og:image', `${context.origins[brand.id]}${context.cardPath(card)}`),
		property('og:image:type', 'image/jpeg'),
		property('og:image:width', `${cardWidth}`),
		property('og:image:height', `${cardHeight}`),
		property('og:image:alt', card.headline),
		...(article === undefined
			? []
			: [
					property('article:published_time', article.publishedAt),
					property('article:modified_time', article.updatedAt),
					...(article.section === undefined ? [] : [property('article:section', article.section)]),
					...article.tags.map((tag) => property('article:tag', tag)),
				]),
		named('twitter:card', 'summary_large_image'),
	];
}

function named(name: string, content: string): string {
	return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function property(name: string, content: string): string {
	return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

function link(relation: string, href: string): string {
	return `<link rel="${relation}" href="${escapeHtml(href)}">`;
}

function feedLink({ title, href, type }: FeedLink): string {
	return `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`;
}
