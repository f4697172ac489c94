import { type Dispatcher, request } from 'undici';

export type OutboundLimits = {
	/** For the whole call, in ms; 5,000 unless told. */
	readonly timeLimitMs?: number;
	/** Bytes of the answer's body at most; 1,000,000 unless told. */
	readonly maxBytes?: number;
};

/** Sends a request and gives the answer once it is there whole. Redirects are given as they came. */
export async function sendRequest(asked: Request, dispatcher: Dispatcher, { timeLimitMs = 5000, maxBytes = 1_000_000 }: OutboundLimits) {
	const signal = AbortSignal.any([AbortSignal.timeout(timeLimitMs), asked.signal]);
	const sent = asked.body === null ? null : Buffer.from(await asked.arrayBuffer());
	const headers = Object.fromEntries(asked.headers);
	const answer = await request(asked.url, { dispatcher, signal, method: asked.method, headers, body: sent });
	try {
		const bytes = await readUpTo(maxBytes, answer.body);
		return new Response(bytes.length === 0 ? null : bytes, { status: answer.statusCode, headers: headersOf(answer) });
	} finally {
		answer.body.destroy();
	}
}

function headersOf(answer: Dispatcher.ResponseData): Headers {
	const headers = new Headers();
	for (const [name, value = []] of Object.entries(answer.headers)) {
		for (const item of [value].flat()) headers.append(name, item);
	}
	return headers;
}

async function readUpTo(most: number, body: AsyncIterable<Buffer>): Promise<Buffer<ArrayBuffer>> {
	const chunks: Buffer[] = [];
	let length = 0;
	for await (const chunk of body) {
		length += chunk.length;
		if (length > most) throw new Error('the answer is too large');
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}
