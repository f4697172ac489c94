// Finds the frame of a provider's player or post in oEmbed answers and in HTML.
import { type Frame, providerNames } from '#content/contract';
import { type JsonObject, textAt } from '../json.ts';
import { cleanText } from '../text/clean-text.ts';
import { frameOfAddress } from './frame-of-address.ts';

/** How far (in characters) a provider's HTML is searched for the address of the post. */
const maxSearched = 20_000;

/** The frame of an oEmbed answer, by its address or an address in its HTML; undefined for unknown providers. */
export function readFrame(oembed: JsonObject): Frame | undefined {
	const named = ['url', '_id', 'author_url'].flatMap((key) => textAt(oembed, key) ?? []);
	const parsed = firstFrame([...named, ...addressesIn(textAt(oembed, 'html') ?? '')]);
	if (!parsed) return undefined;
	const author = textAt(oembed, 'author_name');
	const title = cleanText(textAt(oembed, 'title') ?? author ?? '') || providerNames[parsed.provider];
	return { ...parsed, title, ...(author === undefined ? {} : { author: cleanText(author) }) };
}

/** The frame of a player's HTML; undefined for unknown providers. */
export function frameOfHtml(html: string, title: string): Frame | undefined {
	const parsed = firstFrame(addressesIn(html));
	return parsed && { ...parsed, title: title || providerNames[parsed.provider] };
}

const addressesIn = (html: string): readonly string[] =>
	html.slice(0, maxSearched).match(/(?:https?:)?\/\/[\w.-]{4,80}\/[^\s"'<>\\]{1,300}/g) ?? [];

const firstFrame = (addresses: readonly string[]) => {
	for (const address of addresses) {
		const frame = frameOfAddress(address.replaceAll('&amp;', '&'));
		if (frame) return frame;
	}
	return undefined;
};
