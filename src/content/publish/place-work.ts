// Places works on brands: their addresses, lists and search entries.
import type { Brand } from '#brands';
import { claimPath, releasePaths } from '../addresses/work-address.ts';
import { objectAt } from '../ans/json.ts';
import type { Purge, PurgeKey } from '../contract/contract.ts';
import { refuseDocument } from '../documents/document-refusal.ts';
import type { IncomingDocument } from '../documents/incoming-document.ts';
import { dayKey, emptyPurge, joinPurges, pathKey, storyKey, termKey, utcDay } from '../purge/purge-keys.ts';
import type { Tables } from '../store/tables.ts';
import { choosePath } from './choose-path.ts';
import { type Placement, placementOf } from './placement.ts';
import type { Publication } from './publication.ts';
import type { Sender } from './sender.ts';
import { removeEntries, writeEntries } from './write-entries.ts';

/** What a work purges, with the keys before and after, and its address on the brand of its sender. */
export type PlacementOutcome = { readonly purge: Purge; readonly path: string | undefined };

/** Shows a work on its brands and removes it from those that it left. */
export async function placeWork(publication: Publication, work: IncomingDocument): Promise<PlacementOutcome> {
	const { tables, sender } = publication;
	const brands = brandsOf(sender, work);
	const placed = await placementsOf(tables, work.id);
	const left = placed.filter(({ brand, owner }) => owner === sender.brand.id && !brands.some(({ id }) => id === brand));
	const purges: Purge[] = [];
	let path: string | undefined;
	for (const { brand } of left) purges.push(await removePlacement(tables, brand, work.id));
	for (const brand of brands) {
		const before = placed.find((one) => one.brand === brand.id);
		const placedWork = await placeOn(tables, placementOf(publication, brand, work), before);
		purges.push(placedWork.purge);
		if (brand === sender.brand) path = placedWork.path;
	}
	return { purge: joinPurges(purges), path };
}

/** The owner's brand and the others that `websites` names. Refuses a brand on which the sender may not publish. */
function brandsOf(sender: Sender, work: IncomingDocument): readonly Brand[] {
	const named = new Set(Object.keys(objectAt(work.document, 'websites') ?? {}));
	const others = sender.others.filter(({ id }) => named.has(id));
	const foreign = others.find((brand) => !sender.alsoOn.includes(brand));
	if (foreign) refuseDocument('OTHER_BRAND', `$.websites.${foreign.id}`, `${sender.name} may not publish on ${foreign.id}`);
	// In one order everywhere, so that two publications never deadlock.
	return [sender.brand, ...others].toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

/** What was placed on a brand under the id of a work, and whose document it is. */
type Placed = Awaited<ReturnType<typeof placementsOf>>[number];

async function placeOn(tables: Tables, placement: Placement, before: Placed | undefined): Promise<PlacementOutcome> {
	// A brand's own document takes precedence over one of the same id that another brand shares with it.
	if (before?.owner === placement.brand.id && placement.owner !== placement.brand.id) return { purge: emptyPurge, path: undefined };
	const path = await choosePath(tables, placement, before?.path);
	// Most changes of a work keep its address, which nobody else can take while the work is placed at it.
	const paths = path === before?.path ? [path] : await claimPath(tables, { brand: placement.brand.id, id: placement.id }, path);
	await writeEntries(tables, placement, path);
	return { purge: purgeOf(placement, { before, paths }), path };
}

type Replaced = { readonly before: Pick<Placed, 'terms' | 'displayed_at'> | undefined; readonly paths: readonly string[] };

/** What a placement purges: its lists and those of what it replaces, their days, and its addresses, the present and the former one. */
export function purgeOf({ brand, id, terms, window }: Placement, { before, paths }: Replaced): Purge {
	const days = [...(before ? [before.displayed_at] : []), window.displayedAt].map(utcDay);
	return { keys: keysOf({ brand: brand.id, id, terms: [...(before?.terms ?? []), ...terms], days, paths }), gone: [] };
}

/** Removes a work from a brand: its page, its lists and its search entry. */
export async function removePlacement(tables: Tables, brand: string, id: string): Promise<Purge> {
	const removed = await removeEntries(tables, brand, id);
	const paths = await releasePaths(tables, { brand, id });
	const { terms = [], displayed_at: displayedAt } = removed ?? {};
	return { keys: keysOf({ brand, id, terms, days: displayedAt ? [utcDay(displayedAt)] : [], paths }), gone: [storyKey(id)] };
}

type PurgedPlacement = {
	readonly brand: string;
	readonly id: string;
	readonly terms: readonly string[];
	readonly days: readonly string[];
	readonly paths: readonly string[];
};

const keysOf = ({ brand, id, terms, days, paths }: PurgedPlacement): readonly PurgeKey[] => [
	storyKey(id),
	...terms.map((term) => termKey(brand, term)),
	...days.map((day) => dayKey(brand, day)),
	...paths.map((path) => pathKey(brand, path)),
];

/**
 * What is placed under an id, on every brand. Two brands may have works of the same id, so what is placed is locked until the transaction ends:
 * on one brand the publication of another would change it meanwhile.
 */
export function placementsOf(tables: Tables, id: string) {
	return tables
		.selectFrom('content.placement')
		.select(['brand', 'owner', 'path', 'terms', 'displayed_at'])
		.where('id', '=', id)
		.orderBy('brand')
		.forUpdate()
		.execute();
}
