import { type JsonObject, objectsAt, textAt } from '../ans/json.ts';
import { authorSlug, signers } from '../ans/labels/labels.ts';
import { readPicture } from '../ans/picture/read-picture.ts';
import { cleanText } from '../ans/text/clean-text.ts';
import type { Author } from '../contract/contract.ts';
import { newestWith } from './lists/list.ts';
import type { Reading } from './reading.ts';
import { allShelved, shelved } from './shelves/shelved.ts';

/** Who signs under a slug: the author document, else what the newest story that she signed tells of her. */
export async function author(reading: Reading, slug: string): Promise<Author | undefined> {
	const document = await authorDocument(reading, slug);
	return document && authorOf(document, slug, reading);
}

/** Everybody who has an author document. */
export async function authors(reading: Reading): Promise<readonly Author[]> {
	return (await allShelved(reading, 'author')).map(({ id, document }) => authorOf(document, authorSlug(document) ?? id, reading));
}

/** The document of an author, or the credit of the newest story that she signed. */
export async function authorDocument(reading: Reading, slug: string): Promise<JsonObject | undefined> {
	const found = await shelved(reading, 'author', slug);
	if (found) return found.document;
	const card = await newestWith(reading, `author:${slug}`);
	return card && signers(card).find((signer) => authorSlug(signer) === slug);
}

function authorOf(document: JsonObject, slug: string, { context }: Reading): Author {
	const portrait = readPicture(document.image, context);
	const texts = { role: textAt(document, 'role'), bio: textAt(document, 'bio'), longBio: textAt(document, 'long_bio') };
	const known = Object.entries(texts).flatMap(([key, text]) => (text === undefined ? [] : [[key, cleanText(text)]]));
	return {
		slug,
		name: cleanText(textAt(document, 'byline') ?? textAt(document, 'name') ?? slug),
		...Object.fromEntries(known),
		...(portrait ? { portrait } : {}),
		social: objectsAt(document, 'social_links').flatMap(socialOf),
	};
}

function socialOf(link: JsonObject): Author['social'] {
	const site = textAt(link, 'site');
	const url = textAt(link, 'url');
	return site && url && /^(https?:\/\/|mailto:)/i.test(url) ? [{ site, url }] : [];
}
