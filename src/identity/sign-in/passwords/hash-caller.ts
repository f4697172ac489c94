import { NOWHERE } from '#platform/network';
import type { HashCaller } from '#platform/password-hash';
import { type Call, tenantOf } from '../../call.ts';

/**
 * Identifies the caller in the password-hash queue, which serves network prefixes (IPv4 /24, IPv6 /48) in turn, and accounts in turn
 * within each. `name` is the user name or the id of the account.
 */
export const hashCaller = (call: Call, name: string): HashCaller => ({
	networkKey: call.networkPrefix ?? NOWHERE,
	account: `${tenantOf(call)}\n${name}`,
});
