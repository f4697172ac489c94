import type { BodyElement } from '#content/contract';
import { readCustomEmbed, readOembed, readRawHtml } from './elements/embeds.ts';
import { readGroup } from './elements/group.ts';
import { readInterstitialLink, readLinkList } from './elements/links.ts';
import { readList } from './elements/list.ts';
import { readAudio, readGallery, readImage, readVideoElement } from './elements/media.ts';
import { readBlockquote, readQuote } from './elements/quote.ts';
import { readRating } from './elements/rating.ts';
import { readStoryElement } from './elements/story.ts';
import { readTable } from './elements/table.ts';
import { readCode, readCorrection, readDivider, readEndorsement, readHeader, readText } from './elements/text-elements.ts';
import { isObject, type JsonObject, textsAt } from './json.ts';
import type { ElementContext, ReadContext, ReadElement } from './read-context.ts';

/** How each type of element is read (content API, a.7). Other elements are skipped: unknown types, references that were not inflated, zones without a variant. */
const elementReaders: ReadonlyMap<unknown, ReadElement> = new Map([
	['text', readText],
	['header', readHeader],
	['image', readImage],
	['gallery', readGallery],
	['video', readVideoElement],
	['audio', readAudio],
	['raw_html', readRawHtml],
	['oembed_response', readOembed],
	['quote', readQuote],
	['blockquote', readBlockquote],
	['list', readList],
	['table', readTable],
	['interstitial_link', readInterstitialLink],
	['link_list', readLinkList],
	['correction', readCorrection],
	['endorsement', readEndorsement],
	['numeric_rating', readRating],
	['divider', readDivider],
	['element_group', readGroup],
	['custom_embed', readCustomEmbed],
	['code', readCode],
	['story', readStoryElement],
]);

/** Quotes and groups inside one another are read to this depth. */
const maxDepth = 8;

const websiteChannels: ReadonlySet<string> = new Set(['web', 'website', 'html', 'default']);

/** Reads the elements of a body, in order. Never throws, whatever the elements are. */
export const readElements = (elements: readonly unknown[], context: ReadContext, sponsored: boolean): readonly BodyElement[] =>
	elementsAt(1, elements, { ...context, links: { origins: Object.values(context.brandOrigins), sponsored }, readChildren: () => [] });

function elementsAt(depth: number, elements: readonly unknown[], context: ElementContext): readonly BodyElement[] {
	if (depth > maxDepth) return [];
	const inner: ElementContext = { ...context, readChildren: (children) => elementsAt(depth + 1, children, inner) };
	return elements
		.filter(isObject)
		.flatMap((element) => (isInChannel(element, context) ? (elementReaders.get(element.type)?.(element, inner) ?? []) : []));
}

/** Whether an element is for this output. An element that names channels appears only in those. */
function isInChannel(element: JsonObject, { channels = websiteChannels }: ReadContext): boolean {
	const named = textsAt(element, 'channels');
	return named.length === 0 || named.some((channel) => channels.has(channel));
}
