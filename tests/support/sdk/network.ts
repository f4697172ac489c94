import type { LookupFunction } from 'node:net';
import { Agent, FormData, fetch, Headers, type RequestInit, type Response } from 'undici';
import { noteHost } from '../note-reached.ts';

/** A request of a page, and its answer. */
export type Sent = {
	readonly method: string;
	/** Path and query. */
	readonly path: string;
	readonly origin: string;
	readonly headers: Readonly<Record<string, string>>;
	/** The body, parsed as JSON; undefined when there is none. */
	readonly json: unknown;
	readonly form: FormData | undefined;
	readonly cache: string | undefined;
	/** Undefined until it arrives. */
	status?: number;
	answered?: Headers;
};

/** The network between the pages of a browser and the service. */
export class Network {
	readonly sent: Sent[] = [];
	/** Answers in place of the service, as a gateway would. When it throws, the connection fails. */
	instead: (sent: Sent) => Response | undefined = () => undefined;
	readonly #agent = new Agent({ connect: { lookup: thisMachine } });
	/** The `HttpOnly` cookies of each host. */
	readonly #cookies = new Map<string, Map<string, string>>();

	async fetch(page: string, address: string, init: RequestInit = {}): Promise<Response> {
		const url = new URL(address, page);
		const sent = record(url, init);
		this.sent.push(sent);
		const isSameOrigin = url.origin === new URL(page).origin;
		const headers = new Headers(init.headers);
		for (const [name, value] of this.#added(url, isSameOrigin)) headers.set(name, value);
		const answer = this.instead(sent) ?? (await this.#ask(url, { ...init, headers }));
		sent.status = answer.status;
		sent.answered = answer.headers;
		if (isSameOrigin) this.#keep(url, answer.headers.getSetCookie());
		return answer;
	}

	#ask(url: URL, init: RequestInit): Promise<Response> {
		noteHost('wire', url.hostname);
		return fetch(url, { ...init, dispatcher: this.#agent });
	}

	/** Headers that browsers add. Cookies go only to the origin of the page, since the SDK asks for no more (contract 1.2). */
	#added({ host }: URL, isSameOrigin: boolean): [name: string, value: string][] {
		if (!isSameOrigin) return [['sec-fetch-site', 'cross-site']];
		const cookies = [...(this.#cookies.get(host) ?? [])].map(([name, value]) => `${name}=${value}`);
		return [['sec-fetch-site', 'same-origin'], ...(cookies.length > 0 ? [['cookie', cookies.join('; ')] as [string, string]] : [])];
	}

	#keep({ host }: URL, lines: readonly string[]): void {
		const kept = this.#cookies.get(host) ?? new Map<string, string>();
		this.#cookies.set(host, kept);
		for (const line of lines) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
			if (/; Max-Age=0(?:;|$)/.test(line)) kept.delete(name);
			else kept.set(name, value);
		}
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

/** Resolves names below `.localhost` to this machine (RFC 6761), since not all resolvers do. */
const thisMachine: LookupFunction = (_name, { all }, callback) => {
	if (all) callback(null, [{ address: '127.0.0.1', family: 4 }]);
	else callback(null, '127.0.0.1', 4);
};
