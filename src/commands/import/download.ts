import { type OutboundHttp, openOutboundHttp } from '#platform/outbound-http';

/** A longer feed is refused; in bytes. */
const maxBytes = 64_000_000;
const timeLimitMs = 60_000;
const maxRedirects = 5;

/** The validators of a downloaded file, which the next request for it sends back (RFC 9110, 13.1). */
export type Validators = { readonly 'if-none-match'?: string; readonly 'if-modified-since'?: string };

/** A downloaded file; or `unchanged`, if the validators still hold. */
export type Downloaded = { readonly bytes: Uint8Array; readonly validators: Validators } | 'unchanged';

/**
 * Downloads a file from a public https address, following redirects, and closes the connections. If that fails, throws a sentence for the
 * operator.
 */
export async function download(address: string, http?: OutboundHttp): Promise<Uint8Array> {
	const file = await downloadIfChanged(address, {}, http);
	if (file === 'unchanged') throw new Error('answered with status 304');
	return file.bytes;
}

/** Downloads a file unless it has not changed. */
export async function downloadIfChanged(
	address: string,
	validators: Validators,
	http: OutboundHttp = openOutboundHttp(),
): Promise<Downloaded> {
	try {
		const response = await answerTo(new URL(address), { ...validators }, http);
		if (response.status === 304) return 'unchanged';
		return { bytes: new Uint8Array(await response.arrayBuffer()), validators: validatorsOf(response.headers) };
	} finally {
		await http.close();
	}
}

async function answerTo(address: URL, headers: Readonly<Record<string, string>>, http: OutboundHttp): Promise<Response> {
	let url = address;
	for (let step = 0; step <= maxRedirects; step += 1) {
		if (url.protocol !== 'https:') throw new Error('only https addresses are read: save the feed as a file');
		const response = await http.only(new Set([url.host]), { maxBytes, timeLimitMs })(url, { headers });
		const location = response.headers.get('location');
		if (response.ok || response.status === 304) return response;
		if (response.status < 300 || response.status >= 400 || location === null) throw new Error(`answered with status ${response.status}`);
		url = new URL(location, url);
	}
	throw new Error(`redirects more than ${maxRedirects} times`);
}

function validatorsOf(headers: Headers): Validators {
	const [tag, changed] = [headers.get('etag'), headers.get('last-modified')];
	return { ...(tag !== null && { 'if-none-match': tag }), ...(changed !== null && { 'if-modified-since': changed }) };
}
