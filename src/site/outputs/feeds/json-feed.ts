import type { Card } from '#content/contract';
import { imageAddress } from '#media/contract';
import type { FileDefinition } from '../../file-definition.ts';
import { jsonFeedPathOf } from '../../pages/feed-links.ts';
import { absoluteUrl } from '../../pages/page-urls.ts';
import type { RenderContext } from '../../render-context.ts';
import { type Feed, feedAt } from './feed-at.ts';

/** `/feed.json`, and `feed.json` below a section, a tag or an author: the same stories as its RSS, for programs that read JSON. */
export const jsonFeed: FileDefinition = {
	freshFor: 300,
	async make(context) {
		const feed = await feedAt(context.address.path.slice(0, -'feed.json'.length), context);
		return feed && { contentType: 'application/feed+json; charset=utf-8', body: JSON.stringify(documentOf(feed, context)) };
	},
};

/** A feed as JSON Feed 1.1 (jsonfeed.org). */
const documentOf = ({ title, description, page, cards }: Feed, context: RenderContext): object => ({
	version: 'https://jsonfeed.org/version/1.1',
	title,
	home_page_url: absoluteUrl(page, context),
	feed_url: absoluteUrl(jsonFeedPathOf(page), context),
	description,
	language: context.brand.locale,
	items: cards.map((card) => itemOf(card, context)),
});

const itemOf = (card: Card, context: RenderContext): object => ({
	id: card.id,
	url: absoluteUrl(card.href, context),
	title: card.headline,
	content_text: card.subheadline ?? card.headline,
	...(card.picture && { image: absoluteUrl(imageAddress(card.picture, '16:9', 1200), context) }),
	date_published: card.displayedAt,
	...(card.bylines.length > 0 && { authors: card.bylines.map((byline) => authorOf(byline, context)) }),
	...(card.section && { tags: [card.section.name] }),
});

const authorOf = ({ name, path }: Card['bylines'][number], context: RenderContext): object => ({
	name,
	...(path && { url: absoluteUrl(path, context) }),
});
