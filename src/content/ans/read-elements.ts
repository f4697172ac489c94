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
import { readCode, readCorrection, readDivider, readEndorsement, readHeader, readText } from './elements/words.ts';
import { isObject, type JsonObject, textsAt } from './json.ts';
import type { ElementContext, ReadContext, ReadElement } from './read-context.ts';

/** How each type of element is read (content API, a.7). What is not here leaves no trace: unknown types, references that nobody inflated, zones without a variant. */
const readers: ReadonlyMap<unknown, ReadElement> = new Map([
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

/** Quotes and groups inside one another are read this deep. */
const deepest = 8;

const websiteChannels: ReadonlySet<string> = new Set(['web', 'website', 'html', 'default']);

/** Reads the elements of a body, in order. Never throws, whatever the elements are. */
export const readElements = (elements: readonly unknown[], context: ReadContext, sponsored: boolean): readonly BodyElement[] =>
	elementsAt(1, elements, { ...context, links: { origins: Object.values(context.brandOrigins), sponsored }, readChildren: () => [] });

function elementsAt(depth: number, elements: readonly unknown[], context: ElementContext): readonly BodyElement[] {
	if (depth > deepest) return [];
	const inner: ElementContext = { ...context, readChildren: (children) => elementsAt(depth + 1, children, inner) };
	return elements
		.filter(isObject)
		.flatMap((element) => (isInChannel(element, context) ? (readers.get(element.type)?.(element, inner) ?? []) : []));
}

/** An element that names channels appears in those alone. */
function isInChannel(element: JsonObject, { channels = websiteChannels }: ReadContext): boolean {
	const asked = textsAt(element, 'channels');
	return asked.length === 0 || asked.some((channel) => channels.has(channel));
}
