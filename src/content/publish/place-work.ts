// Places works on brands: their addresses, lists and search entries.
import type { Brand } from '#brands';
import { claimPath, releasePaths } from '../addresses/work-address.ts';
import type { Purge, PurgeKey } from '../contract/contract.ts';
import { refuseDocument } from '../documents/document-refusal.ts';
import type { IncomingDocument } from '../documents/incoming-document.ts';
import { emptyPurge, joinPurges, pathKey, storyKey, termKey } from '../purge/purge-keys.ts';
import type { Tables } from '../store/tables.ts';
import { choosePath } from './choose-path.ts';
import { type Placement, placementOf } from './placement.ts';
import type { Publication } from './publication.ts';
import type { Sender } from './sender.ts';
import { removeEntries, writeEntries } from './write-entries.ts';

/** Shows a work on its brands and removes it from those that it left. The purge has the keys before and after. */
export async function placeWork(publication: Publication, work: IncomingDocument): Promise<Purge> {
	const { tables, sender } = publication;
	const brands = brandsOf(sender, work);
	const placements = await placementsOf(tables, sender.brand.id, work.id);
	const left = placements.filter(({ brand }) => !brands.some(({ id }) => id === brand));
	const purges: Purge[] = [];
	for (const { brand } of left) purges.push(await removePlacement(tables, brand, work.id));
	for (const brand of brands) purges.push(await placeOn(tables, placementOf(publication, brand, work)));
	return joinPurges(purges);
}

/** The owner's brand and the others that `websites` names. Refuses a brand on which the sender may not publish. */
function brandsOf(sender: Sender, work: IncomingDocument): readonly Brand[] {
	const websites = work.document.websites;
	const named = new Set(typeof websites === 'object' && websites !== null ? Object.keys(websites) : []);
	const others = sender.others.filter(({ id }) => named.has(id));
	const foreign = others.find((brand) => !sender.alsoOn.includes(brand));
	if (foreign) refuseDocument('OTHER_BRAND', `$.websites.${foreign.id}`, `${sender.name} may not publish on ${foreign.id}`);
	// In one order everywhere, so that two publications never deadlock.
	return [sender.brand, ...others].toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

async function placeOn(tables: Tables, placement: Placement): Promise<Purge> {
	const before = await tables
		.selectFrom('content.placement')
		.select(['owner', 'terms'])
		.where('brand', '=', placement.brand.id)
		.where('id', '=', placement.id)
		.executeTakeFirst();
	// A brand's own document takes precedence over one of the same id that another brand shares with it.
	if (before?.owner === placement.brand.id && placement.owner !== placement.brand.id) return emptyPurge;
	const paths = await claimPath(tables, { brand: placement.brand.id, id: placement.id }, await choosePath(tables, placement));
	await writeEntries(tables, placement, paths[0] ?? '/');
	const terms = [...(before?.terms ?? []), ...placement.terms];
	return { keys: keysOf({ brand: placement.brand.id, id: placement.id, terms, paths }), gone: [] };
}

/** Removes a work from a brand: its page, its lists and its search entry. */
export async function removePlacement(tables: Tables, brand: string, id: string): Promise<Purge> {
	const terms = await removeEntries(tables, brand, id);
	const paths = await releasePaths(tables, { brand, id });
	return { keys: keysOf({ brand, id, terms, paths }), gone: [storyKey(id)] };
}

type PurgedPlacement = {
	readonly brand: string;
	readonly id: string;
	readonly terms: readonly string[];
	readonly paths: readonly string[];
};

const keysOf = ({ brand, id, terms, paths }: PurgedPlacement): readonly PurgeKey[] => [
	storyKey(id),
	...terms.map((term) => termKey(brand, term)),
	...paths.map((path) => pathKey(brand, path)),
];

/** The placements of a work of `owner`, on every brand that shows it. */
export function placementsOf(tables: Tables, owner: string, id: string) {
	return tables.selectFrom('content.placement').select(['brand', 'terms']).where('owner', '=', owner).where('id', '=', id).execute();
}
