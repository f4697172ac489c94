// Feeds of any format, from files and from the web.
import { isObject, objectsAt, textAt } from '../../ans/json.ts';
import { fileChunks } from '../file-chunks.ts';
import { isOfWordPress, wordPressExport } from '../wordpress/is-wordpress-export.ts';
import { readXmlRecords } from '../xml-records.ts';
import type { FeedItem } from './feed-item.ts';
import { feedItemOfJson } from './json-feed-item.ts';
import { feedItemOfXml } from './xml-feed-item.ts';

/** An item, and the language that the feed states before it. */
export type FoundItem = { readonly item: FeedItem; readonly language: string };

type Download = (address: string) => Promise<Uint8Array>;

async function* bytesOf(place: string, download: Download): AsyncGenerator<Uint8Array> {
	if (/^https?:\/\//.test(place)) yield await download(place);
	else yield* fileChunks(place);
}

/** Reads the items of a feed. Throws when the file cannot be read, ends early or is not a feed. */
export async function* readFeed(place: string, download: Download): AsyncGenerator<FoundItem> {
	const chunks = bytesOf(place, download);
	const first = await chunks.next();
	if (first.done) throw new Error('is empty');
	const all = withFirst(first.value, chunks);
	if (/^[\s\uFEFF]*\{/.test(new TextDecoder().decode(first.value.subarray(0, 200)))) yield* jsonItems(await textOf(all));
	else yield* xmlItems(all);
}

async function* withFirst(first: Uint8Array, others: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
	yield first;
	yield* others;
}

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
	const parts: Uint8Array[] = [];
	for await (const chunk of chunks) parts.push(chunk);
	return new TextDecoder().decode(Buffer.concat(parts));
}

function* jsonItems(text: string): Generator<FoundItem> {
	const feed: unknown = JSON.parse(text);
	if (!isObject(feed) || !Array.isArray(feed.items)) throw new Error('is JSON, but not a JSON Feed');
	for (const item of objectsAt(feed, 'items')) yield { item: feedItemOfJson(item), language: textAt(feed, 'language') ?? '' };
}

async function* xmlItems(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<FoundItem> {
	let language = '';
	for await (const record of readXmlRecords(chunks)) {
		// Its drafts and private texts would become public.
		if (isOfWordPress(record)) throw new Error(wordPressExport);
		if (record.name === 'language' || record.name === 'dc:language') language = record.text.trim();
		if (record.name === 'item' || record.name === 'entry') yield { item: feedItemOfXml(record), language };
	}
}
