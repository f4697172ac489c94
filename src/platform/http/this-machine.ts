import { BlockList, isIP } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** Whether a host name, as in a URL, is this machine: a loopback address, `localhost` or a name below it (RFC 6761, 6.3). */
export function isThisMachine(hostname: string): boolean {
	const name = hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase();
	const family = isIP(name);
	if (family !== 0) return loopback.check(name, family === 4 ? 'ipv4' : 'ipv6');
	return name === 'localhost' || name.endsWith('.localhost');
}
