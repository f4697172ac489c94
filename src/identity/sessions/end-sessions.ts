import type { StoreDeps } from '../store/transaction.ts';

export type Ending = {
	readonly account: string;
	readonly reason: string;
	/** Ends this one alone. */
	readonly only?: string;
	/** Ends all but this one. */
	readonly but?: string | undefined;
};

/** Ends sessions of an account at once: their refresh tokens are dead, and so are their access tokens (T06). Gives how many. */
export async function endSessions({ tables, clock }: StoreDeps, ending: Ending): Promise<number> {
	const { account, reason, only, but } = ending;
	let update = tables
		.updateTable('identity.session')
		.set({ ended_at: clock(), end_reason: reason })
		.where('account', '=', account)
		.where('ended_at', 'is', null);
	if (only !== undefined) update = update.where('id', '=', only);
	if (but !== undefined) update = update.where('id', '!=', but);
	const { numUpdatedRows } = await update.executeTakeFirst();
	return Number(numUpdatedRows);
}
