// Groups IP addresses by network: for rate limits (IPv4 address, IPv6 /64 or /48), and for storage (the prefix, /24 or /48).
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The network of calls without an IP address; they share one budget, which makes their limits the strictest (B05). */
export const NOWHERE = 'nowhere';

/**
 * The network of an IP address: an IPv4 address itself, also when it is written as IPv6, and the /64 of an IPv6 address, which
 * belongs to one household (B06).
 */
export const networkOf = (ip: string | undefined): string => networkWith(ip, 64);

/** Like `networkOf`, but with the /48 of an IPv6 address: anybody can get all the /64s in it from a provider. */
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

/** Returns a function that tells whether an IP address is one of these, or in one of these networks (CIDR). */
export function addressCheck(networks: readonly string[]): (address: string) => boolean {
	const list = blockListOf(networks);
	return (address) => list.check(address, familyOf(address));
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

function blockListOf(networks: readonly string[]): BlockList {
	const list = new BlockList();
	for (const one of networks) {
		const [network = '', prefix] = one.split('/');
		if (prefix === undefined) list.addAddress(network, familyOf(network));
		else list.addSubnet(network, Number(prefix), familyOf(network));
	}
	return list;
}
