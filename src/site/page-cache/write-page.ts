import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor } from '#platform/compression/encodings';
import type { StoredPage } from './stored-page.ts';

/**
 * Writes a stored page to a response: compressed where the request allows it, without a body for HEAD, or as 304 (RFC 9110, 12.5.3 and 13).
 */
export function writePage(request: IncomingMessage, response: ServerResponse, page: StoredPage): void {
	if (matches(request.headers['if-none-match'], page.etag)) {
		response.writeHead(304, page.notModified).end();
		return;
	}
	const { representations } = page;
	const { bytes, headers } = representations[encodingFor(request.headers['accept-encoding'])] ?? representations.identity;
	response.writeHead(page.status, headers);
	if (request.method === 'HEAD') response.end();
	else response.end(bytes);
}

function matches(condition: string | undefined, etag: string): boolean {
	if (condition === undefined) return false;
	return condition === '*' || condition.includes(etag.slice(2));
}
