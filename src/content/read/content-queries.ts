import type { Brand } from '#brands';
import type { ReadContext } from '../ans/read-context.ts';
import type { ContentQueries } from '../contract/contract.ts';
import { storyKey } from '../purge/purge-keys.ts';
import { search } from '../search/search.ts';
import type { Tables } from '../store/tables.ts';
import { at } from './at.ts';
import { author, authors } from './author.ts';
import type { CardReader } from './card-reader.ts';
import { collection, collections } from './collections.ts';
import { findLists, list } from './lists/list.ts';
import { listing } from './lists/listing.ts';
import { mostRead } from './most-read.ts';
import { once } from './once.ts';
import type { Reading } from './reading.ts';
import { related } from './related.ts';
import type { KeptDocuments } from './shelves/kept-documents.ts';
import { sectionTree } from './shelves/shelved.ts';
import { stories } from './stories.ts';
import { tag, tags } from './tag.ts';
import { together } from './together.ts';
import { findCards, findWorks } from './works.ts';

export type ReaderParts = {
	readonly tables: Tables;
	readonly brand: Brand;
	readonly context: ReadContext;
	readonly cards: CardReader;
	readonly kept: KeptDocuments;
};

export function newReading(parts: ReaderParts): Reading {
	const asking = { tables: parts.tables, brand: parts.brand, now: parts.context.now };
	const load = {
		list: together((queries) => findLists(asking, queries)),
		work: together((ids) => findWorks(asking, ids)),
		card: together((ids) => findCards(asking, ids)),
	} satisfies Reading['load'];
	return { ...parts, ...asking, load, keys: new Set(), held: new Set() };
}

/** A reader for one page: one time for all it reads, and each call made once. */
export function contentQueries(parts: ReaderParts): ContentQueries {
	const reading = newReading(parts);
	return {
		keys: reading.keys,
		redacted: reading.held,
		keyOf: storyKey,
		at: once((path) => at(reading, path)),
		stories: once((ids) => stories(reading, ids)),
		list: once((query) => list(reading, query)),
		listing: once((query) => listing(reading, query)),
		section: once(async (id) => (await sectionTree(reading)).section(id)),
		sections: once(async () => (await sectionTree(reading)).sections()),
		navigation: once(async (hierarchy) => (await sectionTree(reading)).navigation(hierarchy)),
		collection: once((alias) => collection(reading, alias)),
		collections: once(() => collections(reading)),
		tags: once(() => tags(reading)),
		tag: once((slug) => tag(reading, slug)),
		authors: once(() => authors(reading)),
		author: once((slug) => author(reading, slug)),
		search: once((terms, page, size, section) => search(reading, { terms, page, size, section })),
		related: once((story, size) => related(reading, story, size)),
		mostRead: once((size) => mostRead(reading, size)),
	};
}
