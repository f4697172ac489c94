import { isObject, type JsonObject, objectAt, objectsAt, textAt, textsAt } from '../ans/json.ts';
import type { Collection } from '../contract/contract.ts';
import type { StoredDocument } from '../document-index/read-documents.ts';
import { storyKey } from '../purge/purge-keys.ts';
import { documentNamed, documentsOfKind } from './cached-documents.ts';
import { cardsOf } from './cards.ts';
import { listRows } from './lists/list.ts';
import type { Member, Members } from './loading/members.ts';
import type { PlacedWork } from './placed-work.ts';
import { type QueryContext, reportKeys } from './query-context.ts';

/** The most members of a collection that are shown. */
const maxMembers = 100;

/** A collection by an alias or its id, with those of its works that are visible (content API, a.5). */
export async function collection(context: QueryContext, alias: string): Promise<Collection | undefined> {
	const found = await collectionRows(context, alias);
	if (!found) return undefined;
	const { document, aliases, id } = found.stored;
	const description = textAt(document, 'description', 'basic');
	return {
		alias: aliases[0] ?? id,
		name: nameOf(found.stored),
		...(description ? { description } : {}),
		cards: await cardsOf(context, found.rows),
	};
}

/** A collection's document, and its visible works in its order. */
export type CollectionRows = { readonly stored: StoredDocument; readonly rows: readonly PlacedWork[] };

export async function collectionRows(context: QueryContext, alias: string): Promise<CollectionRows | undefined> {
	const stored = await documentNamed(context, 'collection', alias);
	if (!stored) return undefined;
	const members = membersOf(stored);
	reportKeys(context, ...members.keys);
	const placed = await context.load.members(members);
	const dynamic = await dynamicRows(context, stored.document, placed);
	return { stored, rows: dynamic.length === 0 ? placed : [...placed, ...dynamic] };
}

const membersByDocument = new WeakMap<StoredDocument, Members>();

/** The members of a collection, read once from its document. */
function membersOf(stored: StoredDocument): Members {
	const members = membersByDocument.get(stored) ?? namedMembers(objectsAt(stored.document, 'content_elements').flatMap(memberOf));
	membersByDocument.set(stored, members);
	return members;
}

function namedMembers(all: readonly Member[]): Members {
	const members = all.slice(0, maxMembers);
	return { members, name: JSON.stringify(members), keys: members.map(({ id }) => storyKey(id)) };
}

/** A member is a reference with the members that it overrides, or the short form of the work itself. */
function memberOf(element: JsonObject): readonly Member[] {
	const id = textAt(element, 'referent', 'id') ?? textAt(element, '_id');
	if (id === undefined) return [];
	const overrides = overridesOf(objectAt(element, 'referent', 'referent_properties') ?? {});
	return [{ id, ...(Object.keys(overrides).length > 0 && { overrides }) }];
}

const overridable = ['headlines', 'subheadlines', 'description', 'label', 'promo_items'];
const overridesOf = (properties: JsonObject): JsonObject =>
	Object.fromEntries(overridable.flatMap((key) => (isObject(properties[key]) ? [[key, properties[key]]] : [])));

/** The newest works of the sections or tags that `dynamic_items` {type, ids} names; they follow the placed ones. */
async function dynamicRows(context: QueryContext, document: JsonObject, placed: readonly PlacedWork[]): Promise<readonly PlacedWork[]> {
	const ids = textsAt(document, 'dynamic_items', 'ids');
	const term = textAt(document, 'dynamic_items', 'type') === 'tags' ? 'tag' : 'section';
	if (ids.length === 0) return [];
	return listRows(context, { all: [], any: ids.map((id) => `${term}:${id}`), except: placed.map(({ id }) => id), size: 20 });
}

const nameOf = ({ id, aliases, document }: StoredDocument): string => textAt(document, 'headlines', 'basic') ?? aliases[0] ?? id;

/** Every collection by alias and name. */
export async function collections(context: QueryContext): Promise<readonly { readonly alias: string; readonly name: string }[]> {
	const stored = await documentsOfKind(context, 'collection');
	return stored.map((document) => ({ alias: document.aliases[0] ?? document.id, name: nameOf(document) }));
}
