import type { Expression } from 'kysely';
import type { Account, Tables } from './tables.ts';

/** Locks the row of an account until the transaction ends: sign-ins and proofs of its address wait for each other. `id` may be a subquery. */
export async function lockAccount(tables: Tables, id: string | Expression<string>): Promise<Account | undefined> {
	return tables.selectFrom('identity.account').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}
