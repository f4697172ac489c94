/** Maps the names of the former platform's feeds to the addresses of ours (content API, f). */
const files: Readonly<Record<string, string>> = {
	rss: '/rss/',
	flipboard: '/rss/flipboard/',
	'rss-flipboard': '/rss/flipboard/',
	'fb-ia': '/rss/fbia/',
	'rss-fbia': '/rss/fbia/',
	'google-news-feed': '/rss/',
	sitemap: '/sitemap.xml',
	'sitemap-index': '/sitemap.xml',
	'news-sitemap': '/sitemap-news.xml',
	'video-sitemap': '/sitemap-videos.xml',
	'sitemap-section': '/sitemap-sections.xml',
	'sitemap-section-index': '/sitemap-sections.xml',
};

/** Pages whose RSS the former platform had by the name of a scope. */
const scopes: Readonly<Record<string, string>> = { category: '/', author: '/autor/', tags_slug: '/tags/' };

/**
 * The path of the feed that the former platform had below `/arc/outboundfeeds/` at a path such as `rss/category/deportes/futbol/`, so that
 * subscribers find it again; undefined when there is none.
 */
export function placeOfFormerFeed(path: string): string | undefined {
	const [name = '', scope, ...parts] = path.split('/').filter(Boolean);
	if (scope === undefined) return Object.hasOwn(files, name) ? files[name] : undefined;
	if (name !== 'rss' || parts.length === 0 || !Object.hasOwn(scopes, scope)) return undefined;
	return `${scopes[scope]}${parts.map(encodeURIComponent).join('/')}/rss/`;
}
