import { type Call, tenantOf } from '../call.ts';
import { networkPrefix } from '../store/network-prefix.ts';
import type { Tables } from '../store/tables.ts';

/** Whether the account of a canonical email had a session from the network of the call; ended sessions count for as long as they are stored. */
export async function hadSessionInNetwork(tables: Tables, call: Call, email: string): Promise<boolean> {
	const network = networkPrefix(call.ip);
	if (network === null) return false;
	const found = await tables
		.selectFrom('identity.session as session')
		.innerJoin('identity.account as account', 'account.id', 'session.account')
		.select('session.id')
		.where('account.tenant', '=', tenantOf(call))
		.where('account.email', '=', email)
		.where('session.network', '=', network)
		.where('session.impersonator', 'is', null)
		.executeTakeFirst();
	return found !== undefined;
}
