import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request was sent from a page of the same origin (W09): as browsers say it, and otherwise by the origin or the page that they
 * name. Who says nothing is refused, so that no other site can sign a reader in or out, or change what is hers.
 */
export function isFromOwnPage(headers: IncomingHttpHeaders, origin: string): boolean {
	const site = headers['sec-fetch-site'];
	if (site !== undefined) return site === 'same-origin';
	if (headers.origin !== undefined) return headers.origin === origin;
	return URL.parse(headers.referer ?? '')?.origin === origin;
}
