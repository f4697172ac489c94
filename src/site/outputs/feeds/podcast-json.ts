import type { Episode } from '#content/contract';
import { imageAddress } from '#media/contract';
import { jsonFeedPathOf } from '../../pages/feed-links.ts';
import { absoluteUrl } from '../../pages/page-urls.ts';
import type { RenderContext } from '../../render-context.ts';
import type { Show } from './podcast-rss.ts';

/** The feed of a show as JSON Feed 1.1 (jsonfeed.org), whose attachments are the sounds. */
export function podcastJson({ podcast, episodes }: Show, context: RenderContext): string {
	const page = `/podcasts/${podcast.slug}/`;
	return JSON.stringify({
		version: 'https://jsonfeed.org/version/1.1',
		title: podcast.title,
		home_page_url: absoluteUrl(page, context),
		feed_url: absoluteUrl(jsonFeedPathOf(page), context),
		description: podcast.text,
		authors: [{ name: podcast.author }],
		language: context.brand.locale,
		...(podcast.picture && { icon: absoluteUrl(imageAddress(podcast.picture, '1:1', 1440), context) }),
		items: episodes.map((episode) => itemOf(episode, context)),
	});
}

const itemOf = ({ card, description, publishedAt, sound }: Episode, context: RenderContext): object => ({
	id: card.id,
	url: absoluteUrl(card.href, context),
	title: card.headline,
	content_text: description,
	...(card.picture && { image: absoluteUrl(imageAddress(card.picture, '1:1', 1440), context) }),
	date_published: publishedAt,
	attachments: [
		{
			url: absoluteUrl(sound.src, context),
			mime_type: sound.type,
			...(sound.bytes !== undefined && { size_in_bytes: sound.bytes }),
			...(sound.milliseconds !== undefined && { duration_in_seconds: Math.round(sound.milliseconds / 1000) }),
		},
	],
});
