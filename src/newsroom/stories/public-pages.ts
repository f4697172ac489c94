import { type IncomingMessage, request } from 'node:http';
import type { BrandId } from '#brands';
import type { RequestPublicPage } from '../newsroom-deps.ts';

/** Longest time for a whole answer, in ms. */
const waitMs = 5_000;
/** Largest part of a page that is read, in bytes. */
const mostBytes = 4 * 1024 * 1024;

/**
 * Makes the function that requests public pages at the port that serves readers, from whichever process answers there: a real request, without cookies. It bypasses
 * caches in front of the program, which have addresses of their own and are purged separately. Of an answer that is not a page, only the
 * status is read.
 */
export const publicPages =
	(origins: Readonly<Record<BrandId, string>>, { host, port }: { readonly host: string; readonly port: number }): RequestPublicPage =>
	(brand, path) =>
		new Promise((resolve) => {
			const asked = request(
				{
					host: reachable(host),
					port,
					path: pathOf(path),
					headers: { host: new URL(origins[brand]).host, accept: 'text/html' },
					signal: AbortSignal.timeout(waitMs),
				},
				(answer) => void htmlOf(answer).then((html) => resolve({ status: answer.statusCode ?? 0, html }), nothing),
			);
			const nothing = () => resolve(undefined);
			asked.on('error', nothing);
			asked.end();
		});

/** The first bytes of an HTML page; empty for any other file. Stopping early closes the connection. */
async function htmlOf(answer: IncomingMessage): Promise<string> {
	const read: AsyncIterable<Buffer> = answer;
	const parts: Buffer[] = [];
	let bytes = 0;
	if (!answer.headers['content-type']?.startsWith('text/html')) answer.destroy();
	else
		for await (const part of read) {
			parts.push(part);
			bytes += part.length;
			if (bytes >= mostBytes) break;
		}
	return Buffer.concat(parts).toString();
}

/** The address of this program on its own machine; `0.0.0.0` and `::` only mean that it listens on all addresses. */
const reachable = (host: string): string => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host);

const pathOf = (path: string): string => {
	const { pathname, search } = new URL(path, 'http://public');
	return pathname + search;
};
