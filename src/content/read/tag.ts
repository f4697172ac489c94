import { type JsonObject, textAt } from '../ans/json.ts';
import { tagsOf } from '../ans/labels/labels.ts';
import { cleanText, slugOf } from '../ans/text/clean-text.ts';
import type { Tag } from '../contract/contract.ts';
import type { StoredDocument } from '../document-index/read-documents.ts';
import { documentNamed, documentsOfKind } from './cached-documents.ts';
import { newestWith } from './lists/list.ts';
import type { QueryContext } from './query-context.ts';

/** The tag with a slug: from its document, or else from the newest story that has it. */
export async function tag(context: QueryContext, slug: string): Promise<Tag | undefined> {
	const stored = await documentNamed(context, 'tag', slug);
	return stored ? tagOf(stored.document, slug) : tagFromStories(context, slug);
}

/** Every tag that has a document. */
export async function tags(context: QueryContext): Promise<readonly Tag[]> {
	const stored = await documentsOfKind(context, 'tag');
	return stored.map(tagIn);
}

/** The tag of a document. */
export const tagIn = ({ id, document }: StoredDocument): Tag => tagOf(document, slugOf(textAt(document, 'slug') ?? id));

function tagOf(document: JsonObject, slug: string): Tag {
	const description = textAt(document, 'description');
	return { slug, text: cleanText(textAt(document, 'text') ?? slug), ...(description ? { description: cleanText(description) } : {}) };
}

async function tagFromStories(context: QueryContext, slug: string): Promise<Tag | undefined> {
	const card = await newestWith(context, `tag:${slug}`);
	return card && tagsOf(card).find((candidate) => candidate.slug === slug);
}
