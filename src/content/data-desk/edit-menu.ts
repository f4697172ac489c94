import { type JsonObject, objectAt, objectIn, without } from '../ans/json.ts';
import { type Menu, type MenuPlace, menuMark } from '../contract/menus.ts';
import { parentsOf } from '../document-index/section-node.ts';
import { refuseDocument } from '../documents/document-refusal.ts';
import type { Publication } from '../publish/publication.ts';
import { lockDocuments } from '../publish/store-revision.ts';
import { dataText } from './data-text.ts';
import { editData } from './edit-data.ts';
import { readMenu } from './read-menu.ts';

/** `before`: the ids and depths from which the edit began, see `menuMark`. */
export type MenuEdit = { readonly hierarchy: string; readonly before: string; readonly places: readonly MenuPlace[] };

/** `conflict`: somebody else changed the menu meanwhile. */
export type MenuOutcome = { readonly kind: 'stored' | 'conflict' };

type Position = { readonly parent: string; readonly order: number };

/**
 * Publishes a menu, in the publication's transaction: the sections and links in it state their parent and position in the hierarchy, those
 * that left it state neither, and links that are new are stored. Throws `DocumentRefusal`.
 */
export async function editMenu(publication: Publication, { before, ...edit }: MenuEdit): Promise<MenuOutcome> {
	const { tables, sender } = publication;
	const brand = sender.brand.id;
	// Locked before the first read, so that nobody comes between.
	await lockDocuments(tables, [{ brand, kind: 'link', id: `menu ${edit.hierarchy}` }]);
	const menu = await readMenu(tables, brand, edit.hierarchy);
	if (menuMark(menu.entries) !== before) return { kind: 'conflict' };
	await arrangeMenu(publication, edit, menu);
	return { kind: 'stored' };
}

/** Arranges a menu, which was read in this transaction, anew. */
export async function arrangeMenu(
	publication: Publication,
	{ hierarchy, places }: Omit<MenuEdit, 'before'>,
	{ entries, others }: Menu,
): Promise<void> {
	const known = new Map([...entries, ...others].map((node) => [node.id, node.kind]));
	const positions = positionsOf(places);
	for (const { id } of entries) if (!positions.has(id)) await move(publication, { kind: known.get(id) ?? 'link', id, hierarchy });
	for (const { id, link } of places) {
		const kind = known.get(id) ?? (link ? 'link' : refuseDocument('INVALID_DOCUMENT', '$._id', `${id} is neither a section nor a link`));
		await move(publication, { kind, id, hierarchy, position: positions.get(id), link });
	}
}

/** The parent and the position of each place by its id. An entry stands below the last one that is higher up. */
function positionsOf(places: readonly MenuPlace[]): ReadonlyMap<string, Position> {
	const above: string[] = [];
	return new Map(
		places.map(({ id, depth }, at) => {
			above.splice(depth);
			above.push(id);
			return [id, { parent: above.at(-2) ?? '/', order: 1_000 + at }];
		}),
	);
}

type Move = {
	readonly kind: 'section' | 'link';
	readonly id: string;
	readonly hierarchy: string;
	/** Undefined for a node that leaves the menu. */
	readonly position?: Position | undefined;
	readonly link?: MenuPlace['link'];
};

/** Stores a node at its new position, unless it stands there already. */
async function move(publication: Publication, { kind, id, hierarchy, position, link }: Move): Promise<void> {
	const stored = await dataText(publication.tables, { brand: publication.sender.brand.id, kind, id });
	const document = stored && !stored.isGone ? objectIn(stored.text) : newLink(id, link);
	const moved = { ...document, ...positioned(document, hierarchy, position) };
	if (JSON.stringify(moved) === JSON.stringify(document) && stored) return;
	const outcome = await editData(publication, { kind, id, document: moved, base: stored?.isGone ? undefined : stored?.revision });
	if (outcome.kind === 'conflict') refuseDocument('INVALID_DOCUMENT', '$._id', `${id} was changed by somebody else`);
}

/** The members that say where a node stands, as they are to be; none when it stands there already. */
function positioned(document: JsonObject, hierarchy: string, position: Position | undefined): JsonObject {
	const parent: JsonObject = parentsOf(document);
	const order = objectAt(document, 'order') ?? {};
	if (position === undefined) return { parent: without(parent, hierarchy), order: without(order, hierarchy) };
	if (parent[hierarchy] === position.parent && order[hierarchy] === position.order) return {};
	return { parent: { ...parent, [hierarchy]: position.parent }, order: { ...order, [hierarchy]: position.order } };
}

const newLink = (id: string, link: MenuPlace['link']): JsonObject => ({
	_id: id,
	node_type: 'link',
	display_name: link?.name ?? '',
	url: link?.url ?? '',
});
