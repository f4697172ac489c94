import type { FileDefinition } from '../../file-definition.ts';
import { absoluteUrl } from '../../pages/page-urls.ts';
import { pathsOfDay } from './day-sitemap.ts';
import { sitemapIndexOf } from './sitemap.ts';

/** The most sitemaps that an index may have (sitemaps.org). */
const most = 50_000;

/** `/sitemap.xml`: the addresses of all sitemaps of the site; the stories are in one for each day, the last first. */
export const sitemapIndex: FileDefinition = {
	freshFor: 600,
	async make(context) {
		const days = await context.contentQueries.indexedDays();
		const paths = [
			'/sitemap-news.xml',
			'/sitemap-sections.xml',
			'/sitemap-videos.xml',
			...days.flatMap(({ day, count }) => pathsOfDay(day, count)),
		];
		return sitemapIndexOf(paths.slice(0, most).map((path) => absoluteUrl(path, context)));
	},
};
