/** The bytes of a request that contains another one, for the path `hidden`. */
type SmugglingRequest = { readonly what: string; readonly bytes: string; readonly hidden: string };

/** An address whose body is read. */
const toIngest = ['POST /api/ingest/v1/tn/batch HTTP/1.1', 'Authorization: Bearer development-only-ingest-key-for-tn'];

const host = 'Host: tn.localhost';

/**
 * Headers that a server and a proxy could read differently (LENGTH stands for the length of everything that follows), and the beginning of
 * the body.
 */
const ambiguous: readonly (readonly [what: string, headers: readonly string[], before: string])[] = [
	['a length and chunks', ['Content-Length: LENGTH', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
	['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 5'], '0\r\n\r\n'],
	['two lengths', ['Content-Length: 0', 'Content-Length: LENGTH'], ''],
	['two lengths in one', ['Content-Length: 0, LENGTH'], ''],
	['a negative length', ['Content-Length: -1'], ''],
	['a hexadecimal length', ['Content-Length: 0x10'], ''],
	['a length with a sign', ['Content-Length: +LENGTH'], ''],
	['a length with a space in it', ['Content-Length: 1 0'], ''],
	['an unknown coding', ['Transfer-Encoding: xchunked'], '0\r\n\r\n'],
	['a coding twice', ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], '0\r\n\r\n'],
	['a coding after chunks', ['Transfer-Encoding: chunked, gzip'], '0\r\n\r\n'],
	['a space before the colon', ['Transfer-Encoding : chunked'], '0\r\n\r\n'],
	['a folded header', ['Transfer-Encoding:', ' chunked'], '0\r\n\r\n'],
	['a control character', ['Transfer-Encoding: \x0bchunked'], '0\r\n\r\n'],
	['a null in a header', ['X-Odd: a\0b'], ''],
	['a header without a name', [': x'], ''],
	['a bad chunk size', ['Transfer-Encoding: chunked'], 'zz\r\n\r\n'],
	['a chunk longer than told', ['Transfer-Encoding: chunked'], '1\r\nabc\r\n0\r\n\r\n'],
];

/** Requests that could be read as two. */
export const ambiguousRequests: readonly SmugglingRequest[] = [
	...ambiguous.map(([what, headers, before], index) => {
		const hidden = `/behind-${index}/`;
		const body = `${before}${requestFor(hidden)}`;
		return { what, hidden, bytes: headed([...toIngest, ...headers], body).replace('LENGTH', String(body.length)) };
	}),
	{ what: 'bare line feeds', hidden: '/behind-feeds/', bytes: `GET / HTTP/1.1\n${host}\n\n${requestFor('/behind-feeds/')}` },
];

/** Correct requests with a body that nobody asked for. */
const unasked: readonly (readonly [what: string, ...head: string[]])[] = [
	['for a page', 'GET / HTTP/1.1'],
	['for the head of a page', 'HEAD / HTTP/1.1'],
	['sent to a page', 'POST / HTTP/1.1', 'X-HTTP-Method-Override: GET'],
	['with a method of nobody', 'MOVE / HTTP/1.1'],
	['without a key', 'PUT /api/ingest/v1/tn/story/A HTTP/1.1'],
	['that waits to be told to go on', 'POST /api/ingest/v1/tn/batch HTTP/1.1', 'Expect: 100-continue'],
	['for another protocol', 'GET / HTTP/1.1', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk'],
];

/** Each with a length, and again in chunks. */
export const requestsWithBodies: readonly SmugglingRequest[] = unasked.flatMap(([what, ...head], index) => {
	const hidden = [`/inside-${index}/`, `/inside-chunk-${index}/`] as const;
	const [body, chunk] = [requestFor(hidden[0]), requestFor(hidden[1])];
	const chunks = `${chunk.length.toString(16)}\r\n${chunk}\r\n0\r\n\r\n`;
	return [
		{ what, hidden: hidden[0], bytes: headed([...head, `Content-Length: ${body.length}`], body) },
		{ what: `${what}, in chunks`, hidden: hidden[1], bytes: headed([...head, 'Transfer-Encoding: chunked'], chunks) },
	];
});

function headed([first, ...headers]: readonly string[], body: string): string {
	return `${[first, host, 'Content-Type: application/json', ...headers].join('\r\n')}\r\n\r\n${body}`;
}

function requestFor(path: string): string {
	return `GET ${path} HTTP/1.1\r\n${host}\r\n\r\n`;
}
