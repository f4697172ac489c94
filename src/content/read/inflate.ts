import { isObject, type JsonObject, pick, textAt } from '../ans/json.ts';
import { readDocumentsById, type StoredDocument } from '../document-index/read-documents.ts';
import { assetKey, authorKey } from '../purge/purge-keys.ts';
import type { DocumentKind } from '../store/tables.ts';
import { storyRows } from './cards-by-id.ts';
import { type QueryContext, reportKeys } from './query-context.ts';
import { redact } from './redact.ts';

/** The most references that are replaced in one document; upstream has the same limit (content API, a.3). */
const maxReferences = 300;

/** The types that a reference inside a story may have. Stories are links, which are not inflated. */
const kindOfReferent: ReadonlyMap<unknown, DocumentKind> = new Map([
	['image', 'image'],
	['audio', 'audio'],
	['author', 'author'],
	['gallery', 'work'],
	['video', 'work'],
]);

type Reference = { readonly kind: DocumentKind; readonly id: string };

/**
 * Replaces the references in a document by the stored documents that they name. A reference to nothing stays, and views skip it.
 * The inserted documents are not inflated in turn, so no document can become part of itself.
 */
export async function inflate(context: QueryContext, document: JsonObject): Promise<JsonObject> {
	const references = [...referencesIn(document)].slice(0, maxReferences);
	if (references.length === 0) return document;
	const referents = new Map<string, JsonObject>();
	for (const kind of new Set(references.map((reference) => reference.kind))) {
		const ids = references.filter((reference) => reference.kind === kind).map(({ id }) => id);
		for (const { id, document: referent } of await readReferents(context, kind, ids)) referents.set(`${kind} ${id}`, referent);
	}
	return inflated(document, referents);
}

/** Reads works only while they are visible: a story may not show a gallery that is under embargo (C08). */
async function readReferents(context: QueryContext, kind: DocumentKind, ids: readonly string[]): Promise<readonly StoredDocument[]> {
	const brand = context.brand.id;
	if (kind !== 'work') reportKeys(context, ...ids.map((id) => (kind === 'author' ? authorKey(brand, id) : assetKey(brand, id))));
	const visible = kind === 'work' ? (await storyRows(context, ids)).map(({ id }) => id) : ids;
	const referents = await readDocumentsById(context.tables, { brand, kind }, visible);
	return referents.map((referent) => ({ ...referent, document: redact(context, referent.document) }));
}

function referenceOf(value: JsonObject): Reference | undefined {
	const kind = value.type === 'reference' ? kindOfReferent.get(textAt(value, 'referent', 'type')) : undefined;
	const id = textAt(value, 'referent', 'id');
	return kind && id ? { kind, id } : undefined;
}

function* referencesIn(value: unknown): Generator<Reference> {
	if (Array.isArray(value)) for (const item of value) yield* referencesIn(item);
	if (!isObject(value)) return;
	const reference = referenceOf(value);
	if (reference) yield reference;
	else for (const item of Object.values(value)) yield* referencesIn(item);
}

function inflated(value: JsonObject, referents: ReadonlyMap<string, JsonObject>): JsonObject {
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inflatedValue(item, referents)]));
}

function inflatedValue(value: unknown, referents: ReadonlyMap<string, JsonObject>): unknown {
	if (Array.isArray(value)) return value.map((item) => inflatedValue(item, referents));
	if (!isObject(value)) return value;
	const reference = referenceOf(value);
	const referent = reference && referents.get(`${reference.kind} ${reference.id}`);
	// A reference may say how the document is shown here.
	return referent ? { ...referent, ...pick(value, ['alignment', 'channels', 'subtype']) } : inflated(value, referents);
}
