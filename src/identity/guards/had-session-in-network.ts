import { type Call, tenantOf } from '../call.ts';
import { networkPrefix } from '../store/device.ts';
import type { Tables } from '../store/tables.ts';

/** Whether the account of a canonical e-mail had a session from the neighbourhood of the call, in the time that sessions are kept. */
export async function hadSessionInNetwork(tables: Tables, call: Call, email: string): Promise<boolean> {
	const place = networkPrefix(call.ip);
	if (place === null) return false;
	const found = await tables
		.selectFrom('identity.session as session')
		.innerJoin('identity.account as account', 'account.id', 'session.account')
		.select('session.id')
		.where('account.tenant', '=', tenantOf(call))
		.where('account.email', '=', email)
		.where('session.network', '=', place)
		.where('session.impersonator', 'is', null)
		.executeTakeFirst();
	return found !== undefined;
}
