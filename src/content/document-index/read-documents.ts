// Reads the current published texts of documents by kind, and by id or alias.
import { isObject, type JsonObject } from '../ans/json.ts';
import { applyRepairs } from '../ans/repair/repair-document.ts';
import { storedRepairs } from '../ans/repair/stored-repairs.ts';
import { upgradeDocument } from '../ans/upgrade-document.ts';
import type { DocumentKind, Tables } from '../store/tables.ts';

/** A stored document, upgraded to the newest ANS. `revision` is the SHA-256 of the text as it was sent. */
export type StoredDocument = {
	readonly id: string;
	readonly aliases: readonly string[];
	readonly revision: string;
	readonly document: JsonObject;
};

const publishedTexts = (tables: Tables, brand: string, kind: DocumentKind) =>
	tables
		.selectFrom('content.document as document')
		.innerJoin('content.revision as revision', (join) =>
			join
				.onRef('revision.brand', '=', 'document.brand')
				.onRef('revision.shelf', '=', 'document.shelf')
				.onRef('revision.id', '=', 'document.id')
				.onRef('revision.revision', '=', 'document.revision'),
		)
		.select(['document.id', 'document.aliases', 'document.revision', 'revision.body', 'revision.repairs'])
		.where('document.brand', '=', brand)
		.where('document.shelf', '=', kind)
		.where('document.edition', '=', 'published')
		.where('document.state', '=', 'here');

/** The text of a revision, and its repairs as they are stored. */
export type StoredText = { readonly body: string; readonly repairs: unknown };

type TextRow = Omit<StoredDocument, 'document'> & StoredText;
const documentOf = ({ body, repairs, ...row }: TextRow): StoredDocument => ({ ...row, document: parseStored({ body, repairs }) });

/** Parses a stored text, upgrades it to the newest ANS and repairs it. Returns an empty object for JSON that is not an object. */
export function parseStored({ body, repairs }: StoredText): JsonObject {
	const json: unknown = JSON.parse(body.replace(/^\uFEFF/, ''));
	return isObject(json) ? applyRepairs(upgradeDocument(json), storedRepairs(repairs)) : {};
}

/** All published documents of a kind of a brand, by id. */
export async function readDocumentsOfKind(tables: Tables, brand: string, kind: DocumentKind): Promise<readonly StoredDocument[]> {
	return (await publishedTexts(tables, brand, kind).orderBy('document.id').execute()).map(documentOf);
}

type BrandKind = { readonly brand: string; readonly kind: DocumentKind };

/** The published document with this id or alias. */
export async function readDocumentNamed(tables: Tables, { brand, kind }: BrandKind, name: string): Promise<StoredDocument | undefined> {
	const row = await publishedTexts(tables, brand, kind)
		.where((where) => where.or([where('document.id', '=', name), where(where.val(name), '=', where.fn.any('document.aliases'))]))
		.executeTakeFirst();
	return row && documentOf(row);
}

/** The published documents with these ids. */
export async function readDocumentsById(
	tables: Tables,
	{ brand, kind }: BrandKind,
	ids: readonly string[],
): Promise<readonly StoredDocument[]> {
	if (ids.length === 0) return [];
	return (await publishedTexts(tables, brand, kind).where('document.id', 'in', ids).execute()).map(documentOf);
}
