import type { Expression } from 'kysely';
import type { Account, Tables } from './tables.ts';

/** Locks the row of an account until the transaction ends, so that proofs of its address and sign-ins wait for each other. A query may find its id. */
export async function lockAccount(tables: Tables, id: string | Expression<string>): Promise<Account | undefined> {
	return tables.selectFrom('identity.account').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}
