// The network of a caller: limits count all callers of one network together.
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The network of calls without an IP address; they share one budget, which makes their limits the strictest (B05). */
export const NOWHERE = 'nowhere';

/**
 * The network of an IP address: an IPv4 address itself, also when it is written as IPv6, and the /64 of an IPv6 address, which
 * belongs to one household (B06).
 */
export const networkOf = (ip: string | undefined): string => networkWith(ip, 64);

/** Like `networkOf`, but with the /48 of an IPv6 address: anybody can get so many /64s from their provider. */
export const allocationOf = (ip: string | undefined): string => networkWith(ip, 48);

function networkWith(ip: string | undefined, bits: number): string {
	if (ip === undefined || isIP(ip) === 0) return NOWHERE;
	const address = ipaddr.process(ip);
	return address.kind() === 'ipv4' ? address.toString() : `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;
}
