import { isObject, type JsonObject, objectAt, objectsAt, textAt, textsAt } from '../ans/json.ts';
import type { Collection } from '../contract/contract.ts';
import { cardsOf } from './card-reader.ts';
import { listRows } from './lists/list.ts';
import type { Placed, Reading } from './reading.ts';
import type { ShelvedDocument } from './shelves/read-shelf.ts';
import { allShelved, shelved } from './shelves/shelved.ts';
import { storyRows } from './stories.ts';

/** What a collection shows at most. */
const longest = 100;

/** A collection by an alias or its id, with the works of it that are shown (content API, a.5). */
export async function collection(reading: Reading, alias: string): Promise<Collection | undefined> {
	const found = await collectionRows(reading, alias);
	if (!found) return undefined;
	const { document, aliases, id } = found.shelved;
	const description = textAt(document, 'description', 'basic');
	return {
		alias: aliases[0] ?? id,
		name: nameOf(found.shelved),
		...(description ? { description } : {}),
		cards: await cardsOf(reading, found.rows),
	};
}

/** The document of a collection and its works, in its order. */
export async function collectionRows(
	reading: Reading,
	alias: string,
): Promise<{ readonly shelved: ShelvedDocument; readonly rows: readonly Placed[] } | undefined> {
	const found = await shelved(reading, 'collection', alias);
	if (!found) return undefined;
	const members = objectsAt(found.document, 'content_elements').flatMap(memberOf).slice(0, longest);
	const rows = await storyRows(
		reading,
		members.map(({ id }) => id),
	);
	const byId = new Map(rows.map((row) => [row.id, row]));
	const placed = members.flatMap(({ id, ...overrides }) => {
		const row = byId.get(id);
		return row ? [{ ...row, ...overrides }] : [];
	});
	return { shelved: found, rows: [...placed, ...(await dynamicRows(reading, found.document, rows))] };
}

type Member = Pick<Placed, 'id' | 'overrides'>;

/** A stored member is a reference with the words that replace the work's, or the short form of the work itself. */
function memberOf(element: JsonObject): readonly Member[] {
	const id = textAt(element, 'referent', 'id') ?? textAt(element, '_id');
	if (id === undefined) return [];
	const overrides = pick(objectAt(element, 'referent', 'referent_properties') ?? {});
	return [{ id, ...(Object.keys(overrides).length > 0 && { overrides }) }];
}

const overridable = ['headlines', 'subheadlines', 'description', 'label', 'promo_items'];

const pick = (object: JsonObject): JsonObject =>
	Object.fromEntries(overridable.flatMap((key) => (isObject(object[key]) ? [[key, object[key]]] : [])));

/** `dynamic_items` {type, ids} goes on with the newest of sections or tags. */
async function dynamicRows(reading: Reading, document: JsonObject, placed: readonly Placed[]): Promise<readonly Placed[]> {
	const ids = textsAt(document, 'dynamic_items', 'ids');
	const term = textAt(document, 'dynamic_items', 'type') === 'tags' ? 'tag' : 'section';
	if (ids.length === 0) return [];
	return listRows(reading, { all: [], any: ids.map((id) => `${term}:${id}`), except: placed.map(({ id }) => id), size: 20 });
}

const nameOf = ({ id, aliases, document }: ShelvedDocument): string => textAt(document, 'headlines', 'basic') ?? aliases[0] ?? id;

/** Which collections there are. */
export async function collections(reading: Reading): Promise<readonly { readonly alias: string; readonly name: string }[]> {
	return (await allShelved(reading, 'collection')).map((found) => ({ alias: found.aliases[0] ?? found.id, name: nameOf(found) }));
}
