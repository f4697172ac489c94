import { setTimeout } from 'node:timers/promises';
import PQueue from 'p-queue';
import { openOutboundHttp } from '#platform/outbound-http';
import { localLookup } from './local-lookup.ts';

/** One answer, before redirects are followed. */
export type Response = globalThis.Response;

/** The connections of a run. */
export type Web = {
	/** Allows the host of an address, which may be in a private network and speak plain http: an operator names it. */
	allow(address: string): void;
	isAllowed(address: string): boolean;
	/** Requests an address of an allowed host. Rejects when no answer comes after all attempts. */
	request(address: string, method?: 'GET' | 'HEAD'): Promise<Response>;
	close(): Promise<void>;
};

export type WebOptions = {
	/** Most requests a second; undefined: as fast as answers come, four at a time. */
	readonly rate?: number | undefined;
	/** How many times an address is requested when no answer comes or the site is busy; default: 3. */
	readonly tries?: number;
};

/** The user agent of the requests, for the logs of the old site. */
const agent = { 'user-agent': 'Kiosco-compare/1 (shadow report of a move)' };
const limits = { maxBytes: 32_000_000, timeLimitMs: 30_000 };
/** The longest wait that a busy site can impose, in ms. */
const longestWait = 30_000;

/** Opens connections. No host is allowed at first. */
export function openWeb({ rate, tries = 3 }: WebOptions = {}): Web {
	const hosts = new Set<string>();
	const hostOf = (address: string) => URL.parse(address)?.host ?? '';
	// A site that answers 500 for many addresses must still be requested for the others, so the circuit never opens.
	const http = openOutboundHttp({ privateHosts: hosts, lookup: localLookup, failuresUntilPause: Number.POSITIVE_INFINITY });
	const queue = new PQueue(rate === undefined ? { concurrency: 4 } : { concurrency: 4, interval: 1000 / rate, intervalCap: 1 });
	const send = (address: string, method: string) => queue.add(() => http.only(hosts, limits)(address, { method, headers: agent }));
	return {
		allow: (address) => void hosts.add(hostOf(address)),
		isAllowed: (address) => hosts.has(hostOf(address)),
		request: (address, method = 'GET') => patiently(() => send(address, method), tries),
		close: () => http.close(),
	};
}

/** Requests again when no answer comes or the site is busy, after the time that the site states. */
async function patiently(send: () => Promise<Response>, tries: number): Promise<Response> {
	for (let attempt = 1; ; attempt += 1) {
		try {
			const response = await send();
			if (attempt === tries || (response.status !== 503 && response.status !== 429)) return response;
			await setTimeout(waitOf(response, attempt));
		} catch (error) {
			if (attempt === tries) throw error;
			await setTimeout(attempt * 1000);
		}
	}
}

function waitOf(response: Response, attempt: number): number {
	const seconds = Number(response.headers.get('retry-after'));
	return Math.min(longestWait, seconds > 0 ? seconds * 1000 : attempt * 2000);
}
