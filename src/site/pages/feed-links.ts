import type { FeedLink } from '../page-meta.ts';
import type { RenderContext } from '../render-context.ts';
import { absoluteUrl } from './page-urls.ts';

/** The path of the RSS feed of a page. */
export const rssPathOf = (page: string): string => `${page}rss/`;

/** The path of the JSON Feed of a page. */
export const jsonFeedPathOf = (page: string): string => `${page}feed.json`;

/** The links from the head of a page to the feeds of the page at a path, which has this name. */
export function feedLinks(name: string, path: string, context: RenderContext): readonly FeedLink[] {
	return feedsAt(path, feedTitle(name, context), context);
}

/** Like `feedLinks`, with the title unchanged. */
export const feedsAt = (path: string, title: string, context: RenderContext): readonly FeedLink[] => [
	{ title, href: absoluteUrl(rssPathOf(path), context), type: 'application/rss+xml' },
	{ title, href: absoluteUrl(jsonFeedPathOf(path), context), type: 'application/feed+json' },
];

/** The title of a feed: "Deportes | TN", or the name of the brand alone. */
export const feedTitle = (name: string, { brand }: Pick<RenderContext, 'brand'>): string =>
	name === brand.name ? name : `${name} | ${brand.name}`;
