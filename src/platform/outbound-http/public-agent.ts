import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, buildConnector } from 'undici';

/** The address belongs to a network that strangers must not reach through us. It does not say which. */
export class NotPublic extends Error {
	override readonly name = 'NotPublic';

	constructor() {
		super('the host has no public address');
	}
}

export type PublicAgentOptions = {
	/** Resolves names; the system's resolver unless told. */
	readonly lookup?: LookupFunction | undefined;
	/** Hosts whose address may be private, as `host` or `host:port`. */
	readonly privateHosts?: ReadonlySet<string> | undefined;
};

/**
 * Connections to public addresses alone (I05, C09, F08), four a host. Names are checked by what they resolve to, at the
 * moment of the connection, so that no second answer of the resolver comes between; addresses written as numbers never
 * reach the resolver and are checked by themselves.
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

/** `process` sees through IPv4 that is written as IPv6. */
function isPublic(address: string): boolean {
	return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
