// Outbound HTTP: calls to a list of allowed servers at public addresses, with limits on time and size, and a circuit breaker for each host.
import type { LookupFunction } from 'node:net';
import type { Dispatcher } from 'undici';
import { CircuitBreaker } from './outbound-http/circuit-breaker.ts';
import { NotPublic, publicAgent } from './outbound-http/public-agent.ts';
import { type OutboundLimits, sendRequest } from './outbound-http/send-request.ts';
import { traceCall } from './tracing/trace-call.ts';
import type { Tracing } from './tracing/tracing.ts';
import { Unavailable } from './unavailable.ts';

export { NotPublic } from './outbound-http/public-agent.ts';
export type { OutboundLimits } from './outbound-http/send-request.ts';

/** Has the signature of the global `fetch`, so that libraries accept it. The body has arrived completely when it resolves. */
export type OutboundFetch = (address: string | URL, init?: RequestInit) => Promise<Response>;

/** The outbound HTTP of a process. */
export type OutboundHttp = {
	/**
	 * Makes a `fetch` that reaches only these hosts, by https; see `isAllowed`. It does not follow redirects, it returns them.
	 * Throws `NotAllowed`, `NotPublic`, or `OutboundUnavailable` when no complete response arrives in time. After five failures in
	 * a row it throws at once for 30 s (F08, X06).
	 */
	only(hosts: ReadonlySet<string>, limits?: OutboundLimits): OutboundFetch;
	/** A signal that aborts after some ms, for a time limit on several calls together. */
	deadline(ms: number): AbortSignal;
	close(): Promise<void>;
};

export type OutboundHttpOptions = {
	/** Hosts, as `host` or `host:port`, that may have private addresses and use plain http: those of an intranet or of a test. */
	readonly privateHosts?: ReadonlySet<string>;
	/** Resolves names; default: the system's resolver. */
	readonly lookup?: LookupFunction;
	/** Replaces the network in tests. */
	readonly dispatcher?: Dispatcher;
	/** Failures in a row after which calls to a host pause for a while; default: 5. */
	readonly failuresUntilPause?: number;
	/** Makes the signals that end calls; default: `AbortSignal.timeout`. Tests need not wait. */
	readonly deadline?: (ms: number) => AbortSignal;
	/** Makes calls spans of the requests that need them. */
	readonly tracing?: Tracing | undefined;
};

/** The address does not belong to an allowed host. */
export class NotAllowed extends Error {
	override readonly name = 'NotAllowed';
}

/** Another server gave no complete response in time, or its circuit breaker is open. */
export class OutboundUnavailable extends Unavailable {
	override readonly name = 'OutboundUnavailable';
}

/** Opens the connections of a process, which all callers share. */
export function openOutboundHttp({
	privateHosts = new Set(),
	lookup,
	dispatcher,
	failuresUntilPause: failures = 5,
	deadline = AbortSignal.timeout,
	tracing,
}: OutboundHttpOptions = {}): OutboundHttp {
	const agent = dispatcher ?? publicAgent({ lookup, privateHosts });
	const breakers = new Map<string, CircuitBreaker>();
	const breakerOf = (host: string) => {
		const breaker = breakers.get(host) ?? new CircuitBreaker({ failures });
		breakers.set(host, breaker);
		return breaker;
	};
	return {
		only: (hosts, limits = {}) => {
			return async (address, init) => {
				const url = new URL(address);
				if (!isAllowed(url, hosts, privateHosts)) throw new NotAllowed(`${url.host} is not among the allowed hosts`);
				const request = new Request(url, init);
				const send = () => sendRequest(request, { dispatcher: agent, deadline }, limits);
				return traceCall(tracing, request, () => withBreaker(breakerOf(url.host), url.host, send));
			};
		},
		deadline: (ms) => deadline(ms),
		close: () => agent.close(),
	};
}

/**
 * Whether an address may be requested: https (or http for private hosts), no credentials, and a host of the list. The parsed host
 * is compared, because a search in the text can find a host where it is not. A port must be in the list unless it is 443.
 */
export function isAllowed(url: URL, hosts: ReadonlySet<string>, privateHosts: ReadonlySet<string> = new Set()): boolean {
	const { protocol, host, username, password } = url;
	const protocolAllowed = protocol === 'https:' || (protocol === 'http:' && privateHosts.has(host));
	return protocolAllowed && username === '' && password === '' && hosts.has(host);
}

async function withBreaker(breaker: CircuitBreaker, host: string, call: () => Promise<Response>): Promise<Response> {
	if (!breaker.mayTry()) throw new OutboundUnavailable(`${host} is skipped after repeated failures`);
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
