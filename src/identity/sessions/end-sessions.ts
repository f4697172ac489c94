import { sql } from 'kysely';
import type { SessionClient } from '../store/tables.ts';
import type { StoreDeps } from '../store/transaction.ts';

/** Which sessions of an account end. */
export type SessionsToEnd = {
	readonly account: string;
	/** Stored in `SessionRow.end_reason`. */
	readonly reason: string;
	/** Ends this session only. */
	readonly only?: string;
	/** Ends all sessions except this one. */
	readonly but?: string | undefined;
	/** Ends the sessions of this client only. */
	readonly client?: Pick<SessionClient, 'brand' | 'id'>;
};

/** Ends open sessions of an account and returns how many. Their refresh and access tokens are invalid from this moment on (T06). */
export async function endSessions({ tables, clock }: StoreDeps, { account, reason, only, but, client }: SessionsToEnd): Promise<number> {
	let update = tables
		.updateTable('identity.session')
		.set({ ended_at: clock(), end_reason: reason })
		.where('account', '=', account)
		.where('ended_at', 'is', null);
	if (only !== undefined) update = update.where('id', '=', only);
	if (but !== undefined) update = update.where('id', '!=', but);
	if (client) update = update.where(sql`client ->> 'brand'`, '=', client.brand).where(sql`client ->> 'id'`, '=', client.id);
	const { numUpdatedRows } = await update.executeTakeFirst();
	return Number(numUpdatedRows);
}
