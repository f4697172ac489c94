import * as v from 'valibot';
import type { Endpoint } from '#identity/contract';
import type { Client } from '../client.ts';
import { AnswerFault, isApiError, NetworkFault } from './faults.ts';

type PartOf<Row, Part extends string> = Row extends { readonly [Key in Part]: infer S extends v.GenericSchema }
	? { readonly [Key in Part]: v.InferInput<S> }
	: unknown;
type Parts<Row> = PartOf<Row, 'params'> & PartOf<Row, 'query'> & PartOf<Row, 'body'>;

/** What a call takes besides its row; nothing when the row takes nothing. */
export type Input<Row extends Endpoint> = unknown extends Parts<Row> ? readonly [input?: undefined] : readonly [input: Parts<Row>];
/** What it gives. */
export type Answer<Row extends Endpoint> = v.InferInput<Row['gives']>;

type Values = Readonly<Record<string, unknown>>;
export type AnyInput = { readonly params?: Values; readonly query?: Values; readonly body?: unknown } | undefined;

/** Sends one request, with this token or none, and gives its answer. Throws what the service refused, `NetworkFault` or `AnswerFault`. */
export function send<Row extends Endpoint>(
	client: Client,
	row: Row,
	...[input, token]: readonly [...Input<Row>, token?: string]
): Promise<Answer<Row>>;
export function send(client: Client, row: Endpoint, input?: AnyInput, token?: string): Promise<unknown> {
	return sendAny(client, row, input, token);
}

/** The same for a row that is not known beforehand. */
export async function sendAny(client: Client, row: Endpoint, input?: AnyInput, token?: string): Promise<unknown> {
	const { browser, origin, timeout } = client;
	const body = input?.body;
	const request: RequestInit = {
		method: row.method,
		cache: 'no-store',
		// What is sent while the page is left arrives all the same.
		keepalive: row.method !== 'GET',
		signal: AbortSignal.timeout(timeout),
		headers: {
			...(body !== undefined && { 'Content-Type': 'application/json' }),
			...(token !== undefined && { Authorization: `Bearer ${token}` }),
		},
		...(body !== undefined && { body: JSON.stringify(body) }),
	};
	const answer = await reach(() => browser.fetch(`${origin}${pathOf(row, input)}`, request));
	if (!v.is(row.gives, answer)) throw new AnswerFault(`${row.method} ${row.path} answered something else`);
	return answer;
}

/** The row's path with its parameters and query. */
export function pathOf(row: Endpoint, { params = {}, query = {} }: NonNullable<AnyInput> = {}): string {
	const path = row.path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params[name])));
	const asked = Object.entries(query).filter(([, value]) => value !== undefined);
	return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))}`;
}

async function reach(ask: () => Promise<Response>): Promise<unknown> {
	const { status, ok, text } = await received(ask);
	const answer = parsed(text);
	if (isApiError(answer)) throw answer;
	if (!ok) throw { code: status, message: text, httpStatus: status, error: true };
	return answer;
}

async function received(ask: () => Promise<Response>) {
	try {
		const response = await ask();
		return { status: response.status, ok: response.ok, text: await response.text() };
	} catch (cause) {
		throw new NetworkFault('The service was not reached', { cause });
	}
}

/** The body of an answer; one that is no JSON is its message (API-02, API-03). */
function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return { message: text };
	}
}
