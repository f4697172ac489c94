import { NOWHERE } from '#platform/network';
import type { Asker } from '#platform/password-hash';
import { type Call, tenantOf } from '../../call.ts';
import { networkPrefix } from '../../store/network-prefix.ts';

/**
 * Whose turn a hash is: networks take turns, and the accounts of a network. The network is as wide as one person may have it for themselves
 * (IPv4 /24, IPv6 /48). `name` is the user name or the id of the account.
 */
export const askerOf = (call: Call, name: string): Asker => ({
	network: networkPrefix(call.ip) ?? NOWHERE,
	account: `${tenantOf(call)}\n${name}`,
});
