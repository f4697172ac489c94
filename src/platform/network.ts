// IP addresses, and their networks: those that limits count by (IPv4 address, IPv6 /64 or /48), and the prefix that is stored (/24 or /48).
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
	const address = parsedIp(ip);
	if (address === undefined) return NOWHERE;
	return address.kind() === 'ipv4' ? address.toString() : networkAt(address, bits);
}

/** The network prefix of an IP address, too coarse to identify a person: IPv4 /24 or IPv6 /48. Null for what is not an address. */
export function networkPrefix(ip: string | undefined): string | null {
	const address = parsedIp(ip);
	return address === undefined ? null : networkAt(address, address.kind() === 'ipv4' ? 24 : 48);
}

const parsedIp = (ip: string | undefined) => (ip === undefined || isIP(ip) === 0 ? undefined : ipaddr.process(ip));

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

const WITH_PORT = /^(?:(\d{1,3}(?:\.\d{1,3}){3}):\d{1,5}|\[([\da-f:.]+)\](?::\d{1,5})?)$/i;

/**
 * The addresses of `X-Forwarded-For` without their ports. Some proxies write `203.0.113.5:1234` and `[2001:db8::1]:1234`, which are no IP
 * addresses: all their readers would be one unknown network.
 */
export const withoutPorts = (forwardedFor: string): string => forwardedFor.split(',').map(withoutPort).join(', ');

function withoutPort(entry: string): string {
	const text = entry.trim();
	const [, ipv4, ipv6] = WITH_PORT.exec(text) ?? [];
	return ipv4 ?? ipv6 ?? text;
}

/** Counts what each network has open at the same time: connections, requests, live streams. A network without any takes no memory. */
export class OpenPerNetwork {
	readonly #counts = new Map<string, number>();

	of(network: string): number {
		return this.#counts.get(network) ?? 0;
	}

	add(network: string): void {
		this.#counts.set(network, this.of(network) + 1);
	}

	remove(network: string): void {
		const left = this.of(network) - 1;
		if (left > 0) this.#counts.set(network, left);
		else this.#counts.delete(network);
	}
}
