// An HTTP agent that connects only to public IP addresses, as protection against SSRF.
import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector } from 'undici';

/** The address belongs to a private network, which nobody outside may reach through this program. The message does not name it. */
export class NotPublic extends Error {
	override readonly name = 'NotPublic';

	constructor() {
		super('the host has no public address');
	}
}

export type PublicAgentOptions = {
	/** Resolves names; default: the system's resolver. */
	readonly lookup?: LookupFunction | undefined;
	/** Hosts, as `host` or `host:port`, whose addresses may be private. */
	readonly privateHosts?: ReadonlySet<string> | undefined;
};

/**
 * Creates the agent (I05, C09, F08), with four connections per host. A name is checked by the addresses that it resolves to when the
 * connection is made, so that a second lookup cannot differ. Numeric addresses never reach the resolver and are checked directly.
 */
export function publicAgent({ lookup = systemLookup, privateHosts = new Set() }: PublicAgentOptions = {}): Agent {
	const anywhere = buildConnector({ timeout: 3000, lookup });
	const connect = buildConnector({ timeout: 3000, lookup: publicLookup(lookup) });
	return new Agent({
		connect: (options, callback) => {
			const host = options.hostname.replace(/^\[(.*)\]$/, '$1');
			if (privateHosts.has(options.host ?? options.hostname)) anywhere(options, callback);
			else if (isIP(host) !== 0 && !isPublic(host)) callback(new NotPublic(), null);
			else connect(options, callback);
		},
		connections: 4,
		headersTimeout: 5000,
		bodyTimeout: 5000,
	});
}

function publicLookup(lookup: LookupFunction): LookupFunction {
	return (host, options, callback) => {
		lookup(host, { ...options, all: true }, (error, found) => {
			const all = typeof found === 'string' ? [{ address: found, family: isIP(found) }] : found;
			const first = all?.[0];
			if (error) callback(error, '');
			else if (!first || !all.every(({ address }) => isPublic(address))) callback(new NotPublic(), '');
			else if (options.all) callback(null, all);
			else callback(null, first.address, first.family);
		});
	};
}

/** `process` recognises IPv4 addresses that are written as IPv6. */
function isPublic(address: string): boolean {
	return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
