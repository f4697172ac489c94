import type { Episode, MediaChapter, Podcast } from '#content/contract';
import { imageAddress } from '#media/contract';
import { absoluteUrl } from '../../pages/page-urls.ts';
import type { RenderContext } from '../../render-context.ts';
import { xmlDocument } from '../xml-document.ts';

const namespaces = {
	'@xmlns:itunes': 'http://www.itunes.com/dtds/podcast-1.0.dtd',
	'@xmlns:atom': 'http://www.w3.org/2005/Atom',
	'@xmlns:psc': 'http://podlove.org/simple-chapters',
};

/** A show with its newest episodes. */
export type Show = { readonly podcast: Podcast; readonly episodes: readonly Episode[] };

/** The feed of a show: RSS 2.0 with the tags of Apple Podcasts, which all podcast apps read. */
export function podcastRss({ podcast, episodes }: Show, context: RenderContext): string {
	const page = absoluteUrl(`/podcasts/${podcast.slug}/`, context);
	const channel = {
		title: podcast.title,
		link: page,
		'atom:link': { '@href': `${page}rss/`, '@rel': 'self', '@type': 'application/rss+xml' },
		description: podcast.text,
		language: context.brand.locale.toLowerCase(),
		'itunes:author': podcast.author,
		...(podcast.email && { 'itunes:owner': { 'itunes:name': podcast.author, 'itunes:email': podcast.email } }),
		'itunes:category': { '@text': podcast.category },
		'itunes:explicit': String(podcast.explicit),
		...(podcast.picture && { 'itunes:image': { '@href': absoluteUrl(imageAddress(podcast.picture, '1:1', 1440), context) } }),
		item: episodes.map((episode) => itemOf(episode, context)),
	};
	return xmlDocument({ rss: { '@version': '2.0', ...namespaces, channel } });
}

/** An episode. Its guid is the id of its story, so that apps recognise it when its address changes. */
const itemOf = ({ card, description, publishedAt, sound }: Episode, context: RenderContext): object => ({
	title: card.headline,
	link: absoluteUrl(card.href, context),
	guid: { '@isPermaLink': 'false', '#text': card.id },
	pubDate: new Date(publishedAt).toUTCString(),
	description,
	// The length is required; 0 says that it is not known.
	enclosure: { '@url': absoluteUrl(sound.src, context), '@length': sound.bytes ?? 0, '@type': sound.type },
	...(sound.milliseconds !== undefined && { 'itunes:duration': Math.round(sound.milliseconds / 1000) }),
	...(sound.chapters && { 'psc:chapters': { '@version': '1.2', 'psc:chapter': sound.chapters.map(chapterOf) } }),
	...(card.picture && { 'itunes:image': { '@href': absoluteUrl(imageAddress(card.picture, '1:1', 1440), context) } }),
});

/** A chapter in the format Podlove Simple Chapters 1.2: its start as `HH:MM:SS.mmm`, and its title. */
const chapterOf = ({ start, title }: MediaChapter): object => ({ '@start': new Date(start).toISOString().slice(11, 23), '@title': title });
