import { type JsonObject, textAt } from '../ans/json.ts';
import { tagsOf } from '../ans/labels/labels.ts';
import { cleanText } from '../ans/text/clean-text.ts';
import { slugOf } from '../ans/text/fold-text.ts';
import type { Tag } from '../contract/contract.ts';
import { newestWith } from './lists/list.ts';
import type { Reading } from './reading.ts';
import { allShelved, shelved } from './shelves/shelved.ts';

/** A tag: its document, else its words in the newest story that has it. */
export async function tag(reading: Reading, slug: string): Promise<Tag | undefined> {
	const found = await shelved(reading, 'tag', slug);
	return found ? tagOf(found.document, slug) : tagOfStories(reading, slug);
}

/** Every tag that has a document. */
export async function tags(reading: Reading): Promise<readonly Tag[]> {
	const found = await allShelved(reading, 'tag');
	return found.map(({ id, document }) => tagOf(document, slugOf(textAt(document, 'slug') ?? id)));
}

function tagOf(document: JsonObject, slug: string): Tag {
	const description = textAt(document, 'description');
	return { slug, text: cleanText(textAt(document, 'text') ?? slug), ...(description ? { description: cleanText(description) } : {}) };
}

async function tagOfStories(reading: Reading, slug: string): Promise<Tag | undefined> {
	const card = await newestWith(reading, `tag:${slug}`);
	return card && tagsOf(card).find((found) => found.slug === slug);
}
