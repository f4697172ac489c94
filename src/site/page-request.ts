import type { IncomingMessage } from 'node:http';
import type { Brand } from '#brands';
import type { RegisteredReaders } from '#content/contract';
import { type Encoding, encodingFor } from '#platform/compression/encodings';
import { type Address, addressKey, locate } from './address.ts';
import type { StoredPage } from './page-cache/stored-page.ts';

/** A request for a page: its address, the key of that address in the page cache, and the encoding that the browser prefers. */
export type PageRequest = { readonly address: Address; readonly key: string; readonly encoding: Encoding };

export function pageRequest(address: Address, { headers }: IncomingMessage): PageRequest {
	return { address, key: addressKey(address), encoding: encodingFor(headers['accept-encoding']) };
}

/**
 * Reads a GET or HEAD request for a page; undefined for other methods, for hosts of no brand, for addresses that redirect, and for malformed
 * paths, which the framework refuses.
 */
export function readPageRequest(request: IncomingMessage, brandOf: (host: string) => Brand | undefined): PageRequest | undefined {
	const { method, headers, url } = request;
	const brand = method === 'GET' || method === 'HEAD' ? brandOf(headers.host ?? '') : undefined;
	if (brand === undefined) return undefined;
	try {
		const located = locate(url ?? '/', brand);
		return located.kind === 'address' ? pageRequest(located.address, request) : undefined;
	} catch {
		return undefined;
	}
}

/** Whether a request may get the page for registered readers instead of `page`: there is one, and the request has a session. */
export const mayGetPageForRegistered = (
	request: IncomingMessage,
	{ audience }: StoredPage,
	registeredReaders: RegisteredReaders,
): boolean => audience === 'visitors' && registeredReaders.showsSession(request);
