import type { Address } from './address.ts';
import type { FileDefinition } from './file-definition.ts';
import { calendar } from './outputs/calendar/calendar.ts';
import { jsonFeed } from './outputs/feeds/json-feed.ts';
import { fbiaFeed, flipboardFeed } from './outputs/feeds/partner-feeds.tsx';
import { podcastFeed, podcastJsonFeed } from './outputs/feeds/podcast-feed.ts';
import { rssFeed } from './outputs/feeds/rss-feed.ts';
import { favicon, iconFiles } from './outputs/icons/icon-files.ts';
import { logo } from './outputs/icons/logo.ts';
import { manifest } from './outputs/icons/manifest.ts';
import { daySitemap, daySitemapPath } from './outputs/sitemaps/day-sitemap.ts';
import { newsSitemap } from './outputs/sitemaps/news-sitemap.ts';
import { sectionSitemap } from './outputs/sitemaps/section-sitemap.ts';
import { sitemapIndex } from './outputs/sitemaps/sitemap-index.ts';
import { videoSitemap } from './outputs/sitemaps/video-sitemap.ts';
import { ads } from './outputs/text/ads-txt.ts';
import { robots } from './outputs/text/robots-txt.ts';
import { security } from './outputs/text/security-txt.ts';
import { logoPath } from './pages/structured-data/publisher-logo.ts';

/** The files of every brand, by their paths. Stories may not have such paths (reserved-paths.ts). */
const files: Readonly<Record<string, FileDefinition>> = {
	'/robots.txt': robots,
	'/ads.txt': ads,
	'/.well-known/security.txt': security,
	'/manifest.webmanifest': manifest,
	'/favicon.ico': favicon,
	[logoPath]: logo,
	...iconFiles,
	'/sitemap.xml': sitemapIndex,
	'/sitemap-news.xml': newsSitemap,
	'/sitemap-sections.xml': sectionSitemap,
	'/sitemap-videos.xml': videoSitemap,
	'/grilla/calendario.ics': calendar,
};

const rssPath = /\/rss\/$/;

/** The files of days, and those that many pages have, each below the path of its page. The first that fits counts. */
const manyFiles: readonly (readonly [RegExp, FileDefinition])[] = [
	[daySitemapPath, daySitemap],
	[/^\/podcasts\/[^/]+\/rss\/$/, podcastFeed],
	[/^\/podcasts\/[^/]+\/feed\.json$/, podcastJsonFeed],
	[rssPath, rssFeed],
	[/\/rss\/flipboard\/$/, flipboardFeed],
	[/\/feed\.json$/, jsonFeed],
];

/**
 * The file at an address; undefined for the address of a page. It has one page, and one output except for RSS, so that an address has no
 * copies.
 */
export function fileAt({ path, output, page }: Address): FileDefinition | undefined {
	if (page !== 1) return undefined;
	if (output === 'fbia') return rssPath.test(path) ? fbiaFeed : undefined;
	if (output !== 'html') return undefined;
	return Object.hasOwn(files, path) ? files[path] : manyFiles.find(([paths]) => paths.test(path))?.[1];
}
