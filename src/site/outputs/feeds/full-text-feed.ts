// Makes an RSS feed with the full text of each story, for a partner. A story for registered readers has its excerpt.
import type { Story } from '#content/contract';
import type { FileDefinition } from '../../file-definition.ts';
import { absoluteUrl } from '../../pages/page-urls.ts';
import type { RenderContext } from '../../render-context.ts';
import { feedAt } from './feed-at.ts';
import { rss } from './rss.ts';

/** How many stories such a feed has. */
const most = 30;

/** What differs between feeds with texts. */
type FullTextFeed = {
	/** The end of the path without the output, after the path of the page whose stories it has: `rss/`. */
	readonly pathEnding: string;
	/** The end of the URL that subscribers know: `rss/fbia/`. */
	readonly urlEnding: string;
	/** The markup of a story. */
	textOf(story: Story, context: RenderContext): string;
};

export const fullTextFeed = ({ pathEnding, urlEnding, textOf }: FullTextFeed): FileDefinition => ({
	freshFor: 300,
	async make(context) {
		const feed = await feedAt(context.address.path.slice(0, -pathEnding.length), context);
		if (feed === undefined) return undefined;
		const cards = feed.cards.slice(0, most);
		const stories = await context.contentQueries.stories(cards.map(({ id }) => id));
		const texts = new Map(stories.map((story) => [story.id, textOf(story, context)]));
		const self = absoluteUrl(`${feed.page}${urlEnding}`, context);
		return { contentType: 'application/rss+xml; charset=utf-8', body: rss({ ...feed, cards, self, texts }, context) };
	},
});
