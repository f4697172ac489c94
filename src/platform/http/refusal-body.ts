import type { IncomingMessage } from 'node:http';
import { envelopeOf, type Headers, type Refusal } from '../refusal.ts';

/** The parts of a request that a refusal depends on. */
export type RefusedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** The body of a response, and the headers that describe it. */
export type RefusalBody = { readonly headers: Headers; readonly bytes: Uint8Array };

/** The pre-rendered page for a refusal with this HTTP status; undefined for API clients. An unknown host is `''`. */
export type RefusalPage = (address: { readonly url: string; readonly host: string }, httpStatus: number) => RefusalBody | undefined;

/** The body of a refusal: a page for browsers that ask for one, the envelope for everybody else (O04). */
export function refusalBody(refusal: Refusal, request: RefusedRequest | undefined, page: RefusalPage | undefined): RefusalBody {
	const html = page && request && wantsPage(request) ? page(pageAddress(request, refusal), refusal.httpStatus) : undefined;
	const { headers, bytes } = html ?? envelope(refusal);
	return { headers: { ...headers, 'content-length': String(bytes.length), 'cache-control': 'no-store' }, bytes };
}

// A malformed host may start with the name of a brand.
const pageAddress = ({ url = '', headers: { host = '' } }: RefusedRequest, { code }: Refusal) => ({
	url,
	host: code === 'bad-host' ? '' : host,
});

function envelope(refusal: Refusal): RefusalBody {
	return { headers: { 'content-type': 'application/json; charset=utf-8' }, bytes: Buffer.from(JSON.stringify(envelopeOf(refusal))) };
}

/** Browsers accept HTML when they open an address. A GET or HEAD that accepts anything takes HTML too (RFC 9110, 12.5.1). */
function wantsPage({ method, headers: { accept = '' } }: RefusedRequest): boolean {
	if (accept.includes('text/html')) return true;
	return (method === 'GET' || method === 'HEAD') && /^\s*(?:\*\/\*|$)/.test(accept);
}
