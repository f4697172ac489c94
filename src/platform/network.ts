// Which callers limits count as one.
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Where a call without an address comes from: one place, with the strictest limits (B05). */
export const NOWHERE = 'nowhere';

/**
 * What limits count as one caller: an IPv4 address, also when it is written as IPv6, or the /64 of an IPv6 address, of which
 * one house has all (B06).
 */
export function networkOf(ip: string | undefined): string {
	if (ip === undefined || isIP(ip) === 0) return NOWHERE;
	const address = ipaddr.process(ip);
	return address.kind() === 'ipv4' ? address.toString() : `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`)}/64`;
}
