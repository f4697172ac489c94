// The network of a caller: limits count all callers of one network together, and what is stored names a network, not an address.
import { isIP, isIPv4 } from 'node:net';
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
	if (ip !== undefined && isIPv4(ip)) return ip;
	const address = addressOf(ip);
	if (address === undefined) return NOWHERE;
	return address.kind() === 'ipv4' ? address.toString() : networkAt(address, bits);
}

/** The network prefix of an IP address, too coarse to identify a person: IPv4 /24 or IPv6 /48. Null for what is not an address. */
export function networkPrefix(ip: string | undefined): string | null {
	const address = addressOf(ip);
	return address === undefined ? null : networkAt(address, address.kind() === 'ipv4' ? 24 : 48);
}

const addressOf = (ip: string | undefined) => (ip === undefined || isIP(ip) === 0 ? undefined : ipaddr.process(ip));

function networkAt(address: ipaddr.IPv4 | ipaddr.IPv6, bits: number): string {
	const family = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
	return `${family.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;
}
