import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether a host name, as in a URL, is this machine: a loopback address, `localhost` or a name below it (RFC 6761, 6.3). */
export function isThisMachine(hostname: string): boolean {
	const name = hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase();
	if (isIP(name) !== 0) return ipaddr.process(name).range() === 'loopback';
	return name === 'localhost' || name.endsWith('.localhost');
}
