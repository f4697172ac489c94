import type { Problem } from '../ans/document.ts';
import { at, type JsonObject, textAt, textsAt } from '../ans/json.ts';
import type { Edition, Shelf } from '../store/tables.ts';
import { type Revision, revisionOf } from './revision-order.ts';
import { isDraft } from './window.ts';

/** A document that was checked and is about to be kept. */
export type Incoming = {
	readonly shelf: Shelf;
	readonly id: string;
	readonly type: string;
	readonly aliases: readonly string[];
	readonly edition: Edition;
	readonly revision: Revision;
	/** Brought to the newest ANS. */
	readonly document: JsonObject;
	/** As it was sent. */
	readonly text: string;
};

/** What a document says it is: `type`, or the `node_type` of the site service. */
export const typeOf = (document: JsonObject): string | undefined => textAt(document, 'type') ?? textAt(document, 'node_type');

const shelves: ReadonlyMap<string, Shelf> = new Map([
	['story', 'work'],
	['video', 'work'],
	['gallery', 'work'],
	['image', 'image'],
	['audio', 'audio'],
	['collection', 'collection'],
	['redirect', 'redirect'],
	['author', 'author'],
	['section', 'section'],
	['link', 'link'],
	['tag', 'tag'],
]);

/** Where a type of document is filed; undefined for what is not kept on its own. */
export const shelfOf = (type: string): Shelf | undefined => shelves.get(type);

/** The name under which the document is kept: its `_id`; authors and tags may have a slug alone. */
export const idOf = (document: JsonObject): string | undefined => at(document, '_id')?.toString().trim() || textAt(document, 'slug');

/** Files a checked document. Gives the problem when there is no way to name it. */
export function incoming(document: JsonObject, text: string): Incoming | Problem {
	const type = typeOf(document) ?? '';
	const shelf = shelfOf(type);
	if (!shelf) return { path: '$.type', message: `documents of type ${JSON.stringify(type)} are not kept on their own` };
	const id = idOf(document);
	if (!id) return { path: '$._id', message: 'is missing' };
	if (id.length > 200 || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(id))
		return { path: '$._id', message: 'is longer than 200 characters or holds a control character' };
	return {
		shelf,
		id: shelf === 'section' ? sectionId(id) : id,
		type,
		aliases: aliasesOf(document),
		edition: shelf === 'work' && isDraft(document) ? 'draft' : 'published',
		revision: revisionOf(document, text),
		document,
		text,
	};
}

/** `/deportes/` and `/deportes` are one section; the root is `/`. */
export const sectionId = (id: string): string => `/${id.split('/').filter(Boolean).join('/')}`;

function aliasesOf(document: JsonObject): readonly string[] {
	const slug = textAt(document, 'slug');
	return [...textsAt(document, 'content_aliases'), ...(slug ? [slug] : [])];
}
