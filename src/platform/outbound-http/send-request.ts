import { type Dispatcher, request } from 'undici';

/** Limits of one call. */
export type OutboundLimits = {
	/** For the whole call, in ms; default: 5,000. */
	readonly timeLimitMs?: number;
	/** Largest response body in bytes; default: 1,000,000. */
	readonly maxBytes?: number;
};

/** `dispatcher` sends the requests. `deadline` makes the signal that aborts one after some ms. */
type Transport = { readonly dispatcher: Dispatcher; readonly deadline: (ms: number) => AbortSignal };

/** Sends a request and resolves when the response has arrived completely. It does not follow redirects. Rejects when a limit is exceeded. */
export async function sendRequest(
	outgoing: Request,
	{ dispatcher, deadline }: Transport,
	{ timeLimitMs = 5000, maxBytes = 1_000_000 }: OutboundLimits,
) {
	const signal = AbortSignal.any([deadline(timeLimitMs), outgoing.signal]);
	const requestBody = outgoing.body === null ? null : Buffer.from(await outgoing.arrayBuffer());
	const headers = Object.fromEntries(outgoing.headers);
	const response = await request(outgoing.url, { dispatcher, signal, method: outgoing.method, headers, body: requestBody });
	try {
		const bytes = await readUpTo(maxBytes, response.body);
		return new Response(bytes.length === 0 ? null : bytes, { status: response.statusCode, headers: headersOf(response) });
	} finally {
		response.body.destroy();
	}
}

function headersOf(response: Dispatcher.ResponseData): Headers {
	const headers = new Headers();
	for (const [name, value = []] of Object.entries(response.headers)) {
		for (const item of [value].flat()) headers.append(name, item);
	}
	return headers;
}

async function readUpTo(maxBytes: number, body: AsyncIterable<Buffer>): Promise<Buffer<ArrayBuffer>> {
	const chunks: Buffer[] = [];
	let length = 0;
	for await (const chunk of body) {
		length += chunk.length;
		if (length > maxBytes) throw new Error('the response is too large');
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
