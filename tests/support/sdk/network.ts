import type { LookupFunction } from 'node:net';
import { Agent, FormData, fetch, Headers, type RequestInit, type Response } from 'undici';

/** A request as it left the page, and its answer. */
export type Sent = {
	readonly method: string;
	/** Path and query. */
	readonly path: string;
	readonly origin: string;
	readonly headers: Readonly<Record<string, string>>;
	/** The body, read as JSON; undefined without one. */
	readonly json: unknown;
	readonly form: FormData | undefined;
	readonly cache: string | undefined;
	/** Undefined until it is there, and when it never comes. */
	status?: number;
	answered?: Headers;
};

/** What lies between the pages of a browser and the service. */
export class Network {
	readonly sent: Sent[] = [];
	/** Answers in place of the service, as a gateway does; what it throws is a line that broke. */
	instead: (sent: Sent) => Response | undefined = () => undefined;
	readonly #agent = new Agent({ connect: { lookup: thisMachine } });

	async fetch(page: string, address: string, init: RequestInit = {}): Promise<Response> {
		const url = new URL(address, page);
		const sent = record(url, init);
		this.sent.push(sent);
		const answer = this.instead(sent) ?? (await fetch(url, { ...init, dispatcher: this.#agent }));
		sent.status = answer.status;
		sent.answered = answer.headers;
		return answer;
	}

	close(): Promise<void> {
		return this.#agent.destroy();
	}
}

function record(url: URL, { method = 'GET', headers, body, cache }: RequestInit): Sent {
	return {
		method,
		path: url.pathname + url.search,
		origin: url.origin,
		headers: Object.fromEntries(new Headers(headers)),
		json: typeof body === 'string' ? JSON.parse(body) : undefined,
		form: body instanceof FormData ? body : undefined,
		cache,
	};
}

/** Names below `.localhost` are this machine (RFC 6761), which resolvers of servers do not all know. */
const thisMachine: LookupFunction = (_name, { all }, callback) => {
	if (all) callback(null, [{ address: '127.0.0.1', family: 4 }]);
	else callback(null, '127.0.0.1', 4);
};
