// Reads raw HTML, posts and players of providers, and custom embeds.
import { createHash } from 'node:crypto';
import { type JsonObject, objectAt, objectsAt, textAt } from '../json.ts';
import type { ElementContext, ReadElement } from '../read-context.ts';
import { cleanText } from '../text/clean-text.ts';
import { readFrame } from '../video/read-frame.ts';
import { htmlAt } from './text-elements.ts';

/** Raw HTML for a sandboxed frame, whose address has a digest of the HTML. None of it reaches the page (W06). */
export const readRawHtml: ReadElement = (element) => {
	const html = textAt(element, 'content');
	return html === undefined ? [] : [{ kind: 'raw', id: createHash('sha256').update(html).digest('hex').slice(0, 24), html }];
};

/** The post or player of a known provider, built from the ids in its address. Other providers are skipped (W06). */
export const readOembed: ReadElement = (element) => {
	const oembed = objectAt(element, 'raw_oembed');
	const frame = oembed && readFrame(oembed);
	return frame ? [{ kind: 'frame', frame }] : [];
};

/** How our own embeds are read, by subtype. Embeds of other subtypes are stored and skipped here. */
const customEmbeds: ReadonlyMap<unknown, ReadElement> = new Map([['timeline', readTimeline]]);

export const readCustomEmbed: ReadElement = (element, context) => customEmbeds.get(element.subtype)?.(element, context) ?? [];

function readTimeline(element: JsonObject, context: ElementContext): ReturnType<ReadElement> {
	const config = objectAt(element, 'embed', 'config');
	const items = objectsAt(config, 'items').flatMap((item) => {
		const html = htmlAt(item, ['text'], context);
		return html === undefined ? [] : [{ date: cleanText(textAt(item, 'date') ?? ''), html }];
	});
	const title = cleanText(textAt(config, 'title') ?? '');
	return items.length === 0 ? [] : [{ kind: 'timeline', ...(title ? { title } : {}), items }];
}
