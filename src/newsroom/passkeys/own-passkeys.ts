import type { NewsroomDeps } from '../newsroom-deps.ts';
import type { Passkey } from '../store/tables.ts';

type PasskeyDeps = Pick<NewsroomDeps, 'tables'>;

/** A passkey as its owner sees it. `usedAt`: null when it was never used. */
export type OwnPasskey = { readonly id: string; readonly name: string; readonly madeAt: Date; readonly usedAt: Date | null };

/** The passkeys of a person, the oldest first. */
export const passkeysOf = ({ tables }: PasskeyDeps, staff: string): Promise<readonly OwnPasskey[]> =>
	tables
		.selectFrom('newsroom.passkey')
		.select(['id', 'name', 'made_at as madeAt', 'used_at as usedAt'])
		.where('staff', '=', staff)
		.orderBy('made_at')
		.execute();

/** Removes a passkey of a person. Resolves to its name; undefined when they have no such passkey. */
export async function removePasskey({ tables }: PasskeyDeps, staff: string, id: string): Promise<string | undefined> {
	const removed = await tables
		.deleteFrom('newsroom.passkey')
		.where('staff', '=', staff)
		.where('id', '=', id)
		.returning('name')
		.executeTakeFirst();
	return removed?.name;
}

/** What a sign-in shows of the passkey: when its challenge was made, and the counter that it signed. */
type PasskeyUse = { readonly challengedAt: Date; readonly counter: number };

/**
 * Records the use of a passkey. Refuses a challenge from before the last use, so that none works twice, and a counter that did not grow:
 * then there is a copy of the passkey. Most passkeys always count zero.
 */
export async function recordUse(
	{ tables, clock }: Pick<NewsroomDeps, 'tables' | 'clock'>,
	passkey: Passkey,
	{ challengedAt, counter }: PasskeyUse,
): Promise<'late' | 'copied' | undefined> {
	const { id, used_at, counter: former } = passkey;
	if (used_at && used_at >= challengedAt) return 'late';
	if (counter <= former && former > 0) return 'copied';
	const { numUpdatedRows } = await tables
		.updateTable('newsroom.passkey')
		.set({ used_at: clock(), counter })
		.where('id', '=', id)
		// Of two requests with the same challenge, the second finds another time.
		.where('used_at', 'is not distinct from', used_at)
		.executeTakeFirst();
	return numUpdatedRows === 1n ? undefined : 'late';
}
