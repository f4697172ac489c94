import { isObject, type JsonObject, textAt } from '../ans/json.ts';
import { assetKey, authorKey } from '../purge/purge-keys.ts';
import type { Shelf } from '../store/tables.ts';
import { holdBack } from './hold-back.ts';
import { type Reading, report } from './reading.ts';
import { readThese, type ShelvedDocument } from './shelves/read-shelf.ts';
import { storyRows } from './stories.ts';

/** The limit that ANS documents have upstream (content API, a.3). */
const mostReferences = 300;

/** What a reference may stand for inside a story; stories are links, and links are not inflated. */
const shelfOfReferent: ReadonlyMap<unknown, Shelf> = new Map([
	['image', 'image'],
	['audio', 'audio'],
	['author', 'author'],
	['gallery', 'work'],
	['video', 'work'],
]);

type Reference = { readonly shelf: Shelf; readonly id: string };

/**
 * The document with its references to pictures, sounds and authors replaced by what is kept of them. A reference that leads
 * nowhere stays, and readers skip it. What is put in is not inflated in turn, so nothing can be its own part.
 */
export async function inflate(reading: Reading, document: JsonObject): Promise<JsonObject> {
	const references = [...referencesIn(document)].slice(0, mostReferences);
	if (references.length === 0) return document;
	const found = new Map<string, JsonObject>();
	for (const shelf of new Set(references.map((reference) => reference.shelf))) {
		const ids = references.filter((reference) => reference.shelf === shelf).map(({ id }) => id);
		for (const { id, document: referent } of await referents(reading, shelf, ids)) found.set(`${shelf} ${id}`, referent);
	}
	return inflated(document, found);
}

/** Works only while they are shown: a story may not tell what its gallery keeps back (C08). */
async function referents(reading: Reading, shelf: Shelf, ids: readonly string[]): Promise<readonly ShelvedDocument[]> {
	const brand = reading.brand.id;
	if (shelf !== 'work') report(reading, ...ids.map((id) => (shelf === 'author' ? authorKey(brand, id) : assetKey(brand, id))));
	const shown = shelf === 'work' ? (await storyRows(reading, ids)).map(({ id }) => id) : ids;
	const found = await readThese(reading.tables, { brand, shelf }, shown);
	return found.map((one) => ({ ...one, document: holdBack(reading, one.document) }));
}

function referenceOf(value: JsonObject): Reference | undefined {
	const shelf = value.type === 'reference' ? shelfOfReferent.get(textAt(value, 'referent', 'type')) : undefined;
	const id = textAt(value, 'referent', 'id');
	return shelf && id ? { shelf, id } : undefined;
}

function* referencesIn(value: unknown): Generator<Reference> {
	if (Array.isArray(value)) for (const item of value) yield* referencesIn(item);
	if (!isObject(value)) return;
	const reference = referenceOf(value);
	if (reference) yield reference;
	else for (const item of Object.values(value)) yield* referencesIn(item);
}

function inflated(value: JsonObject, found: ReadonlyMap<string, JsonObject>): JsonObject {
	return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inflatedValue(item, found)]));
}

function inflatedValue(value: unknown, found: ReadonlyMap<string, JsonObject>): unknown {
	if (Array.isArray(value)) return value.map((item) => inflatedValue(item, found));
	if (!isObject(value)) return value;
	const reference = referenceOf(value);
	const referent = reference && found.get(`${reference.shelf} ${reference.id}`);
	// A reference may say how what it stands for is used here: its alignment, its channels.
	return referent ? { ...referent, ...placeOf(value) } : inflated(value, found);
}

const placeOf = (reference: JsonObject): JsonObject =>
	Object.fromEntries(['alignment', 'channels', 'subtype'].flatMap((key) => (key in reference ? [[key, reference[key]]] : [])));
