import type { Card, Picture } from '#content/contract';
import { heightFor, imageAddress } from '#media/contract';
import { absoluteUrl } from '../../pages/page-urls.ts';
import type { RenderContext } from '../../render-context.ts';
import { xmlDocument } from '../xml-document.ts';
import type { Feed } from './feed-at.ts';

const namespaces = {
	'@xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
	'@xmlns:atom': 'http://www.w3.org/2005/Atom',
	'@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
	'@xmlns:media': 'http://search.yahoo.com/mrss/',
};

/** How long a feed reader may wait before it asks again, in minutes. */
const ttl = 5;

/** Width of the pictures, in pixels. */
const pictureWidth = 1200;

/** A feed and its own address. `texts` is the markup of each story by its id, for a feed with whole texts. */
export type RssFeed = Feed & { readonly self: string; readonly texts?: ReadonlyMap<string, string> };

/** A feed as RSS 2.0. It does not state when it was made, so it changes only with its stories. */
export function rss({ title, description, page, cards, self, texts }: RssFeed, context: RenderContext): string {
	const [newest] = cards;
	const channel = {
		title,
		link: absoluteUrl(page, context),
		'atom:link': { '@href': self, '@rel': 'self', '@type': 'application/rss+xml' },
		description,
		language: context.brand.locale.toLowerCase(),
		...(newest && { lastBuildDate: rssDate(newest.displayedAt) }),
		ttl,
		item: cards.map((card) => ({ ...itemOf(card, context), ...textOf(texts?.get(card.id)) })),
	};
	return xmlDocument({ rss: { '@version': '2.0', ...namespaces, channel } });
}

/** A story. Its guid is its id, so that feed readers recognise it when its address changes. */
const itemOf = (card: Card, context: RenderContext): object => ({
	title: card.headline,
	link: absoluteUrl(card.href, context),
	guid: { '@isPermaLink': 'false', '#text': card.id },
	pubDate: rssDate(card.displayedAt),
	'dc:creator': card.bylines.map(({ name }) => name),
	...(card.section && { category: card.section.name }),
	description: card.subheadline ?? card.headline,
	...(card.picture && { 'media:content': mediaOf(card.picture, context) }),
});

const textOf = (markup: string | undefined): object => (markup === undefined ? {} : { 'content:encoded': { '#cdata': markup } });

const mediaOf = (picture: Picture, context: RenderContext): object => ({
	'@url': absoluteUrl(imageAddress(picture, '16:9', pictureWidth), context),
	'@medium': 'image',
	'@width': pictureWidth,
	'@height': heightFor('16:9', pictureWidth),
	...(picture.alt && { 'media:description': picture.alt }),
	...(picture.credit && { 'media:credit': picture.credit }),
});

/** A time as RFC 822 writes it, with a year of four digits. */
const rssDate = (time: string): string => new Date(time).toUTCString();
