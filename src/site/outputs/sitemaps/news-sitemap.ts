import { dateIn } from '#brands';
import type { IndexedWork } from '#content/contract';
import type { FileDefinition } from '../../file-definition.ts';
import { absoluteUrl } from '../../pages/page-urls.ts';
import type { RenderContext } from '../../render-context.ts';
import { type SitemapUrl, sitemap } from './sitemap.ts';

/** Google accepts at most this many stories, and only stories of the last two days. */
const most = 1_000;
const twoDays = 2 * 86_400_000;

/** `/sitemap-news.xml`: the stories that were first published in the last two days, for Google News. Sponsored stories are left out. */
export const newsSitemap: FileDefinition = {
	freshFor: 300,
	async make(context) {
		const since = new Date(context.now.getTime() - twoDays);
		const works = await context.contentQueries.indexedWorks({ from: dateIn('UTC', since), to: dateIn('UTC', context.now), size: most });
		const news = works.filter(({ card, publishedAt }) => card.sponsor === undefined && new Date(publishedAt) >= since);
		return sitemap(news.map((work) => urlOf(work, context)));
	},
};

const urlOf = ({ card, path, publishedAt }: IndexedWork, context: RenderContext): SitemapUrl => ({
	loc: absoluteUrl(path, context),
	'news:news': {
		'news:publication': { 'news:name': context.brand.name, 'news:language': context.brand.locale.split('-')[0] },
		'news:publication_date': publishedAt,
		'news:title': card.headline,
	},
});
