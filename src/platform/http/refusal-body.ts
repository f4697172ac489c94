import type { IncomingMessage } from 'node:http';
import { envelopeOf, type Headers, type Refusal } from '../refusal.ts';

/** What is known of a request that is refused, if there is one. */
export type RefusedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** The bytes of an answer with the headers that describe them. */
export type RefusalBody = { readonly headers: Headers; readonly bytes: Uint8Array };

/** The page that tells a reader of a refusal with this HTTP status, made before; undefined where nobody reads pages. A host that is none is ''. */
export type RefusalPage = (asked: { readonly url: string; readonly host: string }, httpStatus: number) => RefusalBody | undefined;

/** How a refusal is told: by a page to a browser that wants one to show, by the envelope to everybody else (O04). */
export function refusalBody(refusal: Refusal, asked: RefusedRequest | undefined, page: RefusalPage | undefined): RefusalBody {
	const shown = page && asked && wantsPage(asked) ? page(pageAddress(asked, refusal), refusal.httpStatus) : undefined;
	const { headers, bytes } = shown ?? envelope(refusal);
	return { headers: { ...headers, 'content-length': String(bytes.length), 'cache-control': 'no-store' }, bytes };
}

// What a refused host begins with may be the name of a brand.
const pageAddress = ({ url = '', headers: { host = '' } }: RefusedRequest, { code }: Refusal) => ({
	url,
	host: code === 'bad-host' ? '' : host,
});

function envelope(refusal: Refusal): RefusalBody {
	return { headers: { 'content-type': 'application/json; charset=utf-8' }, bytes: Buffer.from(JSON.stringify(envelopeOf(refusal))) };
}

/** Browsers name HTML when they open an address; who reads and names nothing in particular takes HTML too (RFC 9110, 12.5.1). */
function wantsPage({ method, headers: { accept = '' } }: RefusedRequest): boolean {
	if (accept.includes('text/html')) return true;
	return (method === 'GET' || method === 'HEAD') && /^\s*(?:\*\/\*|$)/.test(accept);
}
