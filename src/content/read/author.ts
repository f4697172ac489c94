import { type JsonObject, objectsAt, textAt } from '../ans/json.ts';
import { authorSlug, signers } from '../ans/labels/labels.ts';
import { readPicture } from '../ans/picture/read-picture.ts';
import { cleanText } from '../ans/text/clean-text.ts';
import type { Author } from '../contract/contract.ts';
import type { StoredDocument } from '../document-index/read-documents.ts';
import { documentNamed, documentsOfKind } from './cached-documents.ts';
import { newestWith } from './lists/list.ts';
import type { QueryContext } from './query-context.ts';

/** The author with a slug: from the author document, or else from the newest story that they signed. */
export async function author(context: QueryContext, slug: string): Promise<Author | undefined> {
	const document = await authorDocument(context, slug);
	return document && authorOf(document, slug, context);
}

/** Every author who has a document. */
export async function authors(context: QueryContext): Promise<readonly Author[]> {
	const stored = await documentsOfKind(context, 'author');
	return stored.map(({ id, document }) => authorOf(document, authorSlug(document) ?? id, context));
}

/** The name and the slug of the author of a document. */
export function authorIn({ id, document }: StoredDocument): Pick<Author, 'slug' | 'name'> {
	const slug = authorSlug(document) ?? id;
	return { slug, name: nameOf(document, slug) };
}

/** The document of an author, or else their credit in the newest story that they signed. */
export async function authorDocument(context: QueryContext, slug: string): Promise<JsonObject | undefined> {
	const stored = await documentNamed(context, 'author', slug);
	if (stored) return stored.document;
	const card = await newestWith(context, `author:${slug}`);
	return card && signers(card).find((signer) => authorSlug(signer) === slug);
}

function authorOf(document: JsonObject, slug: string, { readContext }: QueryContext): Author {
	const portrait = readPicture(document.image, readContext);
	const texts = { role: textAt(document, 'role'), bio: textAt(document, 'bio'), longBio: textAt(document, 'long_bio') };
	const known = Object.entries(texts).flatMap(([key, text]) => (text === undefined ? [] : [[key, cleanText(text)]]));
	return {
		slug,
		name: nameOf(document, slug),
		...Object.fromEntries(known),
		...(portrait ? { portrait } : {}),
		social: objectsAt(document, 'social_links').flatMap(socialOf),
	};
}

const nameOf = (document: JsonObject, slug: string): string => cleanText(textAt(document, 'byline') ?? textAt(document, 'name') ?? slug);

function socialOf(link: JsonObject): Author['social'] {
	const site = textAt(link, 'site');
	const url = textAt(link, 'url');
	return site && url && /^(https?:\/\/|mailto:)/i.test(url) ? [{ site, url }] : [];
}
