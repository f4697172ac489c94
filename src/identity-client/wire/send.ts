import * as v from 'valibot';
import type { Endpoint } from '#identity/contract';
import type { Client } from '../client.ts';
import { AnswerFault, isApiError, LocalError, NetworkFault } from './faults.ts';
import { signalFor } from './stop-reads.ts';

type PartOf<Entries, Part extends string> = Entries extends { readonly [Key in Part]: infer S extends v.GenericSchema }
	? { readonly [Key in Part]: v.InferInput<S> }
	: { readonly [Key in Part]?: never };

type PartsOf<Entries> = PartOf<Entries, 'params'> & PartOf<Entries, 'query'> & PartOf<Entries, 'body'>;

type Values = Readonly<Record<string, unknown>>;

/** The parts of a request of any endpoint. */
export type AnyInput = { readonly params?: Values; readonly query?: Values; readonly body?: unknown };

/** The parts of a request that an endpoint takes. */
export type Input<Row extends Endpoint> = AnyInput & PartsOf<Row['takes']['entries']>;

export type Answer<Row extends Endpoint> = v.InferInput<Row['gives']>;

const textAnswer = v.strictObject({ message: v.string() });

/** An answer that is not JSON: its text (API-03). */
export type TextAnswer = v.InferOutput<typeof textAnswer>;

export const isTextAnswer = (answer: unknown): answer is TextAnswer => v.is(textAnswer, answer);

/**
 * Sends one request, with `token` in its Authorization header if there is one, and returns the checked answer. Throws the service's refusal,
 * `NetworkFault` or `AnswerFault`.
 */
export async function send<Row extends Endpoint>(
	client: Client,
	row: Row,
	input: Input<Row> & { readonly token?: string },
): Promise<Answer<Row>> {
	return checkedAnswer(row, await request(client, row, { input, token: input.token }));
}

/** The answer, when it fits the schema of its endpoint. */
export function checkedAnswer<Row extends Endpoint>(row: Row, answer: unknown): Answer<Row> {
	if (v.is<Row['gives']>(row.gives, answer)) return answer;
	throw new AnswerFault(`${row.method} ${row.path} gave an unexpected answer`);
}

type Sending = { readonly input: AnyInput; readonly token: string | undefined };

/** Sends one request and returns the body of its answer, unchecked. */
export async function request(client: Client, row: Endpoint, { input, token }: Sending): Promise<unknown> {
	const { browser, origin } = client;
	const { body } = input;
	const init: RequestInit = {
		method: row.method,
		cache: 'no-store',
		// Lets a request finish when the reader leaves the page.
		keepalive: row.method !== 'GET',
		// Sends the cookies that identify the browser, even when the service has another origin (API-01).
		credentials: 'include',
		signal: signalFor(client, row.method === 'GET' && token !== undefined),
		headers: {
			...(body !== undefined && { 'Content-Type': 'application/json' }),
			...(token !== undefined && { Authorization: `Bearer ${token}` }),
		},
		...(body !== undefined && { body: JSON.stringify(body) }),
	};
	const { status, ok, text } = await fetchText(() => browser.fetch(`${origin}${pathOf(row, input)}`, init));
	const answer = parsed(text);
	if (isApiError(answer)) throw answer;
	if (!ok) throw { code: status, message: text, httpStatus: status, error: true };
	return answer;
}

/** The row's path with its parameters and query filled in. */
export function pathOf(row: Endpoint, { params = {}, query = {} }: AnyInput): string {
	const path = row.path.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(params[name])));
	const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
	return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))}`;
}

async function fetchText(fetchAnswer: () => Promise<Response>) {
	try {
		const response = await fetchAnswer();
		return { status: response.status, ok: response.ok, text: await response.text() };
	} catch (cause) {
		if (cause instanceof LocalError) throw cause;
		throw new NetworkFault('The service was not reached', { cause });
	}
}

/** The body of an answer; a body that is not JSON becomes the message of an object (API-02, API-03). */
function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return { message: text };
	}
}
