import { NOWHERE } from '#platform/network';
import type { Asker } from '#platform/password-hash';
import { type Call, tenantOf } from '../../call.ts';

/**
 * Who asks for a hash, for the turns of the queue: the network prefix of the caller (IPv4 /24, IPv6 /48: as much as one person may have for
 * themselves) and the account. `name` is the user name or the id of the account.
 */
export const askerOf = (call: Call, name: string): Asker => ({
	networkKey: call.network ?? NOWHERE,
	account: `${tenantOf(call)}\n${name}`,
});
