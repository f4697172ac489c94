import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of the same origin sent the request (W09), by `Sec-Fetch-Site`, else `Origin`, else `Referer`. A request without
 * any of them is refused, so that no other site can sign readers in or out, or change their data.
 */
export function isFromOwnPage(headers: IncomingHttpHeaders, origin: string): boolean {
	const site = headers['sec-fetch-site'];
	if (site !== undefined) return site === 'same-origin';
	if (headers.origin !== undefined) return headers.origin === origin;
	return URL.parse(headers.referer ?? '')?.origin === origin;
}
