import { type OutboundHttp, openOutboundHttp } from '#platform/outbound-http';

/** A feed of more bytes is refused. */
const maxBytes = 64_000_000;
const timeLimitMs = 60_000;
const maxRedirects = 5;

/** Gets a file from a public https address, over redirects, and closes the connections. Throws with a sentence for the operator when there is none. */
export async function download(address: string, http: OutboundHttp = openOutboundHttp()): Promise<Uint8Array> {
	try {
		let url = new URL(address);
		for (let step = 0; step <= maxRedirects; step += 1) {
			if (url.protocol !== 'https:') throw new Error('only https addresses are read: save the feed as a file');
			const response = await http.only(new Set([url.host]), { maxBytes, timeLimitMs })(url);
			const location = response.headers.get('location');
			if (response.ok) return new Uint8Array(await response.arrayBuffer());
			if (response.status < 300 || response.status >= 400 || location === null) throw new Error(`answered with status ${response.status}`);
			url = new URL(location, url);
		}
		throw new Error(`redirects more than ${maxRedirects} times`);
	} finally {
		await http.close();
	}
}
