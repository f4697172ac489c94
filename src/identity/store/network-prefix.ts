import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** The network prefix of an address, too coarse to identify a person: IPv4 /24 or IPv6 /48. Null for what is not an address. */
export function networkPrefix(ip: string | undefined): string | null {
	if (ip === undefined || !(isIPv4(ip) || isIPv6(ip))) return null;
	const address = ipaddr.process(ip);
	const bits = address.kind() === 'ipv4' ? 24 : 48;
	const network =
		address.kind() === 'ipv4' ? ipaddr.IPv4.networkAddressFromCIDR(`${address}/24`) : ipaddr.IPv6.networkAddressFromCIDR(`${address}/48`);
	return `${network}/${bits}`;
}
