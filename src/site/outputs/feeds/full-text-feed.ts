// A feed with the texts of its stories, for a partner; a story for registered readers has its excerpt.
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
	/** The end of the file's path, after the path of the page whose stories it has. */
	readonly ending: string;
	/** The end of the path that subscribers know. */
	readonly publicEnding: string;
	/** The markup of a story. */
	textOf(story: Story, context: RenderContext): string;
};

export const fullTextFeed = ({ ending, publicEnding, textOf }: FullTextFeed): FileDefinition => ({
	freshFor: 300,
	async make(context) {
		const feed = await feedAt(context.address.path.slice(0, -ending.length), context);
		if (feed === undefined) return undefined;
		const cards = feed.cards.slice(0, most);
		const stories = await context.contentQueries.stories(cards.map(({ id }) => id));
		const texts = new Map(stories.map((story) => [story.id, textOf(story, context)]));
		const self = absoluteUrl(`${feed.page}${publicEnding}`, context);
		return { contentType: 'application/rss+xml; charset=utf-8', body: rss({ ...feed, cards, self, texts }, context) };
	},
});
