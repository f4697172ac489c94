import type { Problem } from '../ans/document.ts';
import { at, type JsonObject, textAt, textsAt } from '../ans/json.ts';
import type { DocumentRepair } from '../ans/repair/repair-of.ts';
import type { DocumentKind, Edition } from '../store/tables.ts';
import { type Revision, revisionOf } from './revision-order.ts';
import { draftReason } from './visibility.ts';

/** A checked document with everything under which it will be stored. */
export type IncomingDocument = {
	readonly kind: DocumentKind;
	readonly id: string;
	readonly type: string;
	readonly aliases: readonly string[];
	readonly edition: Edition;
	readonly revision: Revision;
	/** Upgraded to the newest ANS, and repaired. */
	readonly document: JsonObject;
	/** As it was sent. */
	readonly text: string;
	/** What was changed in the upgraded text to make the document fit. */
	readonly repairs: readonly DocumentRepair[];
	/** Why a work is a draft; undefined for all that readers see. */
	readonly draftReason: string | undefined;
};

/** The type that a document states: `type`, or the `node_type` of the site service. */
export const typeOf = (document: JsonObject): string | undefined => textAt(document, 'type') ?? textAt(document, 'node_type');

const kinds: ReadonlyMap<string, DocumentKind> = new Map([
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
	['schedule', 'schedule'],
	['signal', 'signal'],
	['legal-text', 'legal-text'],
	['masthead', 'masthead'],
	['weather', 'weather'],
	['newsletter', 'newsletter'],
	['ad', 'ad'],
	['podcast', 'podcast'],
	['programme', 'programme'],
	['election', 'election'],
	['call', 'call'],
	['board', 'board'],
]);

/** The kind of documents of a type; undefined for a type that is not stored as a document. */
export const kindOfType = (type: string): DocumentKind | undefined => kinds.get(type);

/** The id under which a document is stored: its `_id`, or the slug of an author or tag without one. */
export const idOf = (document: JsonObject): string | undefined => at(document, '_id')?.toString().trim() || textAt(document, 'slug');

/** Reads kind, id, edition and revision from a checked document. Returns the problem when its type or id cannot be stored. */
export function incomingDocument(document: JsonObject, text: string, repairs: readonly DocumentRepair[] = []): IncomingDocument | Problem {
	const type = typeOf(document) ?? '';
	const kind = kindOfType(type);
	if (!kind) return { path: '$.type', message: `documents of type ${JSON.stringify(type)} are not kept on their own` };
	const id = idOf(document);
	if (!id) return { path: '$._id', message: 'is missing' };
	if (id.length > 200 || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(id))
		return { path: '$._id', message: 'is longer than 200 characters or holds a control character' };
	const reason = kind === 'work' ? draftReason(document) : undefined;
	return {
		kind,
		id: kind === 'section' ? sectionId(id) : id,
		type,
		aliases: aliasesOf(document),
		edition: reason === undefined ? 'published' : 'draft',
		revision: revisionOf(document, text),
		document,
		text,
		repairs,
		draftReason: reason,
	};
}

/** The one form of a section's id: `/deportes/` becomes `/deportes`; the root is `/`. */
export const sectionId = (id: string): string => `/${id.split('/').filter(Boolean).join('/')}`;

function aliasesOf(document: JsonObject): readonly string[] {
	const slug = textAt(document, 'slug');
	return [...textsAt(document, 'content_aliases'), ...(slug ? [slug] : [])];
}
