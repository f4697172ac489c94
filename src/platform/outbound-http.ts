// Calls to other servers: the few that are allowed, at public addresses, bounded in time and size, and spared while they fail.
import type { LookupFunction } from 'node:net';
import type { Dispatcher } from 'undici';
import { CircuitBreaker } from './circuit-breaker.ts';
import { NotPublic, publicAgent } from './outbound-http/public-agent.ts';
import { type OutboundLimits, sendRequest } from './outbound-http/send-request.ts';
import { Unavailable } from './unavailable.ts';

export { NotPublic } from './outbound-http/public-agent.ts';
export type { OutboundLimits } from './outbound-http/send-request.ts';

/** As the global `fetch`, of which libraries take a replacement; the body of the answer has arrived whole. */
export type OutboundFetch = (address: string | URL, init?: RequestInit) => Promise<Response>;

export type OutboundHttp = {
	/**
	 * A `fetch` that reaches these hosts alone, by https; see `isAllowed`. Redirects are not followed: a 3xx is given as it
	 * came. Throws `NotAllowed`, `NotPublic`, or `OutboundUnavailable` when there is no whole answer in time, and at once
	 * for 30 s after five calls in a row of which a host made nothing (F08, X06).
	 */
	only(hosts: ReadonlySet<string>, limits?: OutboundLimits): OutboundFetch;
	close(): Promise<void>;
};

export type OutboundHttpOptions = {
	/** Hosts that may lie in a private network and speak plain http, as `host` or `host:port`: an intranet's, or a test's. */
	readonly privateHosts?: ReadonlySet<string>;
	/** Resolves names; the system's resolver unless told. */
	readonly lookup?: LookupFunction;
	/** Takes the place of the connections, for tests. */
	readonly dispatcher?: Dispatcher;
};

/** The address is not of a host that may be asked. */
export class NotAllowed extends Error {
	override readonly name = 'NotAllowed';
}

/** Another server gave no whole answer in time, or is spared for a while. */
export class OutboundUnavailable extends Unavailable {
	override readonly name = 'OutboundUnavailable';
}

/** One for a process: its connections are shared by all who call. */
export function openOutboundHttp({ privateHosts = new Set(), lookup, dispatcher }: OutboundHttpOptions = {}): OutboundHttp {
	const agent = dispatcher ?? publicAgent({ lookup, privateHosts });
	const breakers = new Map<string, CircuitBreaker>();
	const breakerOf = (host: string) => {
		const breaker = breakers.get(host) ?? new CircuitBreaker();
		breakers.set(host, breaker);
		return breaker;
	};
	return {
		only: (hosts, limits = {}) => {
			return async (address, init) => {
				const url = new URL(address);
				if (!isAllowed(url, hosts, privateHosts)) throw new NotAllowed(`${url.host} is not among the hosts that may be asked`);
				return sparing(breakerOf(url.host), url.host, () => sendRequest(new Request(url, init), agent, limits));
			};
		},
		close: () => agent.close(),
	};
}

/**
 * Compared as parsed: whoever looks for a host in the text of an address finds it where it is not. A host has no port but
 * that of https unless its name in the list has one.
 */
export function isAllowed(url: URL, hosts: ReadonlySet<string>, privateHosts: ReadonlySet<string> = new Set()): boolean {
	const { protocol, host, username, password } = url;
	const speaks = protocol === 'https:' || (protocol === 'http:' && privateHosts.has(host));
	return speaks && username === '' && password === '' && hosts.has(host);
}

async function sparing(breaker: CircuitBreaker, host: string, call: () => Promise<Response>): Promise<Response> {
	if (!breaker.mayTry()) throw new OutboundUnavailable(`${host} is spared for a while`);
	try {
		const response = await call();
		if (response.status < 500) breaker.succeeded();
		else breaker.failed();
		return response;
	} catch (error) {
		breaker.failed();
		throw error instanceof NotPublic ? error : new OutboundUnavailable(`${host} gave no answer`, { cause: error });
	}
}
