import type { Episode, Podcast } from '#content/contract';
import { imageAddress } from '#media/contract';
import type { RenderContext } from '../../render-context.ts';
import { absoluteUrl } from '../page-urls.ts';
import { isoDuration } from './iso-duration.ts';

type Show = { readonly podcast: Podcast; readonly episodes: readonly Episode[] };

/** schema.org PodcastSeries of a show, with the episodes that the page has. */
export const podcastGraph = ({ podcast, episodes }: Show, context: RenderContext): object => ({
	'@type': 'PodcastSeries',
	name: podcast.title,
	description: podcast.text,
	url: absoluteUrl(`/podcasts/${podcast.slug}/`, context),
	webFeed: absoluteUrl(`/podcasts/${podcast.slug}/rss/`, context),
	author: { '@type': 'Organization', name: podcast.author },
	...(podcast.picture && { image: absoluteUrl(imageAddress(podcast.picture, '1:1', 1440), context) }),
	episode: episodes.map((episode) => episodeGraph(episode, context)),
});

const episodeGraph = ({ card, description, publishedAt, sound }: Episode, context: RenderContext): object => ({
	'@type': 'PodcastEpisode',
	name: card.headline,
	description,
	url: absoluteUrl(card.href, context),
	datePublished: publishedAt,
	...(sound.milliseconds !== undefined && { timeRequired: isoDuration(sound.milliseconds) }),
	associatedMedia: { '@type': 'AudioObject', contentUrl: absoluteUrl(sound.src, context), encodingFormat: sound.type },
});
