import type { FileDefinition } from '../../file-definition.ts';
import { rssPathOf } from '../../pages/feed-links.ts';
import { absoluteUrl } from '../../pages/page-urls.ts';
import { feedAt } from './feed-at.ts';
import { rss } from './rss.ts';

/** `/rss/`, and `rss/` below a section, a tag or an author: the newest stories for feed readers. */
export const rssFeed: FileDefinition = {
	freshFor: 300,
	async make(context) {
		const feed = await feedAt(context.address.path.slice(0, -'rss/'.length), context);
		if (feed === undefined) return undefined;
		const self = absoluteUrl(rssPathOf(feed.page), context);
		return { contentType: 'application/rss+xml; charset=utf-8', body: rss({ ...feed, self }, context) };
	},
};
