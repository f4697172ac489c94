import type { PurgeKey } from '../../contract/contract.ts';
import type { PlacedWork } from '../placed-work.ts';

/** A work that a collection names, with what it replaces of it. */
export type Member = Pick<PlacedWork, 'id' | 'overrides'>;

/** The works that a collection names, in its order; `name` says all of that, and `keys` are the purge keys of the works. */
export type Members = { readonly members: readonly Member[]; readonly name: string; readonly keys: readonly PurgeKey[] };

/** Those of the members that are visible, each where its work is placed. */
export async function placeMembers(
	members: readonly Member[],
	work: (id: string) => Promise<PlacedWork | undefined>,
): Promise<readonly PlacedWork[]> {
	const works = await Promise.all(members.map(({ id }) => work(id)));
	return members.flatMap(({ overrides }, at) => {
		const placed = works[at];
		return placed ? [{ ...placed, ...(overrides && { overrides }) }] : [];
	});
}
