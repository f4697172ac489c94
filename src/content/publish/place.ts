import type { Brand } from '#brands';
import type { PurgeKey } from '../contract/contract.ts';
import { pathKey, storyKey, termKey } from '../purge/purge-keys.ts';
import type { Tables } from '../store/tables.ts';
import { claimPath, leavePaths } from './address.ts';
import { choosePath } from './choose-path.ts';
import type { Incoming } from './incoming.ts';
import { type Placement, placementOf } from './placement.ts';
import { refuseDocument } from './refused.ts';
import type { Sender } from './sender.ts';
import { removeEntries, writeEntries } from './write-entries.ts';

/** The purge keys that a publication changes; `gone` are those of works that no longer are. */
export type Change = { readonly keys: readonly PurgeKey[]; readonly gone: readonly PurgeKey[] };

export const noChange: Change = { keys: [], gone: [] };

export const joinChanges = (changes: readonly Change[]): Change => ({
	keys: changes.flatMap((change) => change.keys),
	gone: changes.flatMap((change) => change.gone),
});

/** Shows a work on its brands, and no longer on those that it left. The keys are those before and those after. */
export async function place(tables: Tables, sender: Sender, work: Incoming, receivedAt: Date): Promise<Change> {
	const brands = brandsOf(sender, work);
	const left = (await placementsOf(tables, sender.brand.id, work.id)).filter(({ brand }) => !brands.some(({ id }) => id === brand));
	const changes: Change[] = [];
	for (const { brand } of left) changes.push(await takeAway(tables, brand, work.id));
	for (const brand of brands) changes.push(await placeOn(tables, placementOf(brand, sender, work, receivedAt)));
	return joinChanges(changes);
}

/** Its own brand, and the others that `websites` names; a sender may not place on a brand that is not its own. */
function brandsOf(sender: Sender, work: Incoming): readonly Brand[] {
	const websites = work.document.websites;
	const named = new Set(typeof websites === 'object' && websites !== null ? Object.keys(websites) : []);
	const others = sender.others.filter(({ id }) => named.has(id));
	const foreign = others.find((brand) => !sender.alsoOn.includes(brand));
	if (foreign) refuseDocument('OTHER_BRAND', `$.websites.${foreign.id}`, `${sender.name} may not publish on ${foreign.id}`);
	return [sender.brand, ...others].toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

async function placeOn(tables: Tables, placement: Placement): Promise<Change> {
	const before = await tables
		.selectFrom('content.placement')
		.select(['owner', 'terms'])
		.where('brand', '=', placement.brand.id)
		.where('id', '=', placement.id)
		.executeTakeFirst();
	// A brand's own document outranks one of the same id that another brand shares with it.
	if (before?.owner === placement.brand.id && placement.owner !== placement.brand.id) return { keys: [], gone: [] };
	const paths = await claimPath(tables, { brand: placement.brand.id, id: placement.id }, await choosePath(tables, placement));
	await writeEntries(tables, placement, paths[0] ?? '/');
	return { keys: keysOf(placement.brand.id, placement.id, [...(before?.terms ?? []), ...placement.terms], paths), gone: [] };
}

/** Takes a work off a brand: its page, its lists and the search. */
export async function takeAway(tables: Tables, brand: string, id: string): Promise<Change> {
	const terms = await removeEntries(tables, brand, id);
	const paths = await leavePaths(tables, { brand, id });
	return { keys: keysOf(brand, id, terms, paths), gone: [storyKey(id)] };
}

const keysOf = (brand: string, id: string, terms: readonly string[], paths: readonly string[]): readonly PurgeKey[] => [
	storyKey(id),
	...terms.map((term) => termKey(brand, term)),
	...paths.map((path) => pathKey(brand, path)),
];

/** The brands on which the owner's work is shown. */
export function placementsOf(tables: Tables, owner: string, id: string) {
	return tables.selectFrom('content.placement').select(['brand', 'terms']).where('owner', '=', owner).where('id', '=', id).execute();
}
