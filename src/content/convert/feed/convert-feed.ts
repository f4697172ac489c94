// RSS, Atom and JSON Feed as ANS documents.
import type { JsonObject } from '../../ans/json.ts';
import { ansVersion } from '../../ans/schema/schemas.ts';
import { slugOf } from '../../ans/text/clean-text.ts';
import { plainText } from '../../ans/text/sanitize.ts';
import type { ConversionTarget, Converted, ConvertedItem } from '../converted.ts';
import { finishedHtml } from '../finished-html.ts';
import { elementsOfHtml } from '../html/elements-of-html.ts';
import type { Note } from '../html/html-context.ts';
import { imageAt } from '../image-at.ts';
import { itemsOfFile } from '../items-of-file.ts';
import { keptPath } from '../old-addresses.ts';
import { storyDocument } from '../story-document.ts';
import type { FeedItem } from './feed-item.ts';
import { type FoundItem, readFeed } from './read-feed.ts';

/** Converts feeds: files, and files at https addresses. */
export async function* convertFeed(places: readonly string[], target: ConversionTarget): AsyncGenerator<ConvertedItem> {
	for (const place of places) yield* itemsOfFile(place, itemsOf(place, target));
}

async function* itemsOf(place: string, target: ConversionTarget): AsyncGenerator<Converted> {
	let isEmpty = true;
	for await (const found of readFeed(place, target.download)) {
		isEmpty = false;
		yield convertItem(found, target);
	}
	if (isEmpty) throw new Error('has no items');
}

function convertItem({ item, language }: FoundItem, target: ConversionTarget): Converted {
	const notes = new Set<string>();
	const title = plainText(item.title) || item.link;
	if (item.id === '') return { kind: 'refused', type: 'item', title, notes: [], why: 'has neither an id nor an address' };
	const document = storyOfItem(item, { language, target, note: (what) => notes.add(what) });
	if (typeof document === 'string') return { kind: 'refused', type: 'item', title, notes: [], why: document };
	if (item.content === '') notes.add('items without a whole text have their summary as the text');
	const lostAddress = item.link !== '' && keptPath(item.link, target) === undefined ? item.link : undefined;
	return { kind: 'document', title, notes: [...notes], document, lostAddress };
}

type ItemContext = { readonly language: string; readonly target: ConversionTarget; readonly note: Note };

function storyOfItem(item: FeedItem, { language, target, note }: ItemContext): JsonObject | string {
	const path = keptPath(item.link, target);
	const picture = item.enclosures.filter(isImage).map(({ url }) => imageAt(item.link, { src: url }))[0];
	const text = elementsOfHtml(item.content || item.summary, finishedHtml(item.link, note));
	const published = dateOf(item.published) ?? dateOf(item.updated);
	return storyDocument({
		...{ names: ['feed', item.id], system: 'feed', sourceId: item.id.slice(0, 200) },
		title: plainText(item.title).slice(0, 300),
		summary: summaryOf(item, text),
		...{ metaTitle: '', metaDescription: '', language, published, updated: dateOf(item.updated) ?? published },
		slug: path?.split('/').findLast((part) => /^[\w-]+$/.test(part)) ?? '',
		draft: undefined,
		authors: item.authors.map((name) => ({ name: plainText(name), slug: slugOf(name) })),
		sections: [],
		tags: item.tags.map((tag) => ({ text: plainText(tag), slug: slugOf(tag) })),
		picture,
		elements: [...item.enclosures.flatMap(mediaOf), ...text],
		...{ path, target, note },
	});
}

/** The summary; undefined if the text begins with it. */
function summaryOf(item: FeedItem, [first]: readonly JsonObject[]): string {
	const summary = plainText(item.summary).slice(0, 500);
	const beginning = typeof first?.content === 'string' ? plainText(first.content) : '';
	return item.content === '' || beginning.startsWith(summary) ? '' : summary;
}

const isImage = ({ url, type }: FeedItem['enclosures'][number]): boolean =>
	type.startsWith('image') || (type === '' && /\.(jpe?g|png|webp|gif|avif)([?#]|$)/i.test(url));

/** The sound or video of an item, as in podcasts. */
function mediaOf({ url, type }: FeedItem['enclosures'][number]): readonly JsonObject[] {
	if (!/^https?:\/\//.test(url)) return [];
	if (type.startsWith('audio')) return [{ type: 'audio', version: ansVersion, source_url: url }];
	return type.startsWith('video/mp4') ? [{ type: 'video', version: ansVersion, streams: [{ url, stream_type: 'mp4' }] }] : [];
}

function dateOf(text: string): string | undefined {
	const date = new Date(text);
	return text === '' || Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
