// The gate: cheap checks of request line and headers that every request passes before the page cache and the framework.
import type { IncomingMessage } from 'node:http';
import type { Refusal } from '../refusal.ts';
import { METHODS, refuse } from './refusals.ts';

const MAX_TARGET = 8192;
const MAX_COOKIE = 8192;
const MAX_HEADERS = 100;

/** The refusal of a malformed request, or undefined. */
export function checkRequest(request: IncomingMessage): Refusal | undefined {
	if (!METHODS.includes(request.method ?? '')) return refuse.of('method-not-allowed');
	if (request.rawHeaders.length > 2 * MAX_HEADERS) return refuse.of('headers-too-large');
	if ((request.headers.cookie?.length ?? 0) > MAX_COOKIE) return refuse.of('headers-too-large');
	// Node's parser reports any other coding only after it has handed the request over.
	if ((request.headers['transfer-encoding'] ?? 'chunked').toLowerCase() !== 'chunked') return refuse.of('bad-request');
	if (!hasOneHost(request)) return refuse.of('bad-host');
	return targetRefusal(request.url ?? '');
}

/** Whether a body follows the headers. */
export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
	headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

const HOST = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/i;

// Node uses the first of several Host headers; a proxy in front may have used the last.
function hasOneHost({ rawHeaders, headers }: IncomingMessage): boolean {
	let count = 0;
	for (let at = 0; at < rawHeaders.length; at += 2) {
		if (rawHeaders[at]?.toLowerCase() === 'host') count++;
	}
	const read = HOST.exec(headers.host ?? '');
	return count === 1 && read !== null && Number(read[1] ?? 0) <= 65_535;
}

function targetRefusal(target: string): Refusal | undefined {
	if (target.length > MAX_TARGET) return refuse.of('address-too-long');
	const end = target.indexOf('?');
	const path = end === -1 ? target : target.slice(0, end);
	return isGoodPath(path) ? undefined : refuse.of('bad-path');
}

const HIDDEN_SEPARATOR = /%(?:2f|5c|00)/i;
/** Empty and dot segments, also with parameters (`..;`), and characters that no path of ours has. */
const BAD_DECODED = /\/\/|\/\.{1,2}(?:\/|$)|[\\;#\p{Cc}]/u;

/** The path is decoded once before the comparison (ASVS 1.1.1). A decoded percent sign is not decoded again. */
function isGoodPath(path: string): boolean {
	if (!path.startsWith('/') || HIDDEN_SEPARATOR.test(path)) return false;
	try {
		return !BAD_DECODED.test(decodeURIComponent(path));
	} catch {
		return false;
	}
}
